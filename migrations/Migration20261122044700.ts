import { Migration } from '@mikro-orm/migrations';

/** Whose consents had no language of their own. */
const tables = ['contact_messages', 'bookings', 'newsletter_subscribers', 'clients'] as const;

/** What is held against its period, and in which language consents were given. */
export class Migration20261122044700 extends Migration {
  override name = 'Migration20261122044700';

  override up(): void {
    this.addSql(
      `create table "retention_holds" ("id" uuid not null, "kind" text not null, "record_id" uuid not null, "reason" varchar(500) not null, "actor_id" uuid null, "actor_name" varchar(200) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "retention_holds" add constraint "retention_holds_kind_record_id_unique" unique ("kind", "record_id");`,
    );
    this.addSql(
      `create index "retention_holds_actor_id_index" on "retention_holds" ("actor_id");`,
    );
    this.addSql(
      `alter table "retention_holds" add constraint "retention_holds_kind_check" check ("kind" in ('application', 'message', 'subscriber', 'booking', 'event'));`,
    );
    this.addSql(
      `alter table "retention_holds" add constraint "retention_holds_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `create index "newsletter_subscribers_pending_since" on "newsletter_subscribers" ("consent_at", "id") where "status" = 'pending';`,
    );
    for (const table of tables) {
      this.addSql(`alter table "${table}" add column "consent_locale" text null;`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_consent_locale_check" check ("consent_locale" in ('en', 'de'));`,
      );
      // Every form has sent the language of the page it stood on, which the record keeps.
      this.addSql(
        `update "${table}" set "consent_locale" = "locale" where "consent_version" is not null;`,
      );
    }
  }

  override down(): void {
    this.addSql('drop index "newsletter_subscribers_pending_since";');
    for (const table of tables) {
      this.addSql(`alter table "${table}" drop column "consent_locale";`);
    }
    this.addSql('drop table "retention_holds";');
  }
}
