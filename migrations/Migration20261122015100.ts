import { Migration } from '@mikro-orm/migrations';

/** Who hands a mail over just now, how one unsubscribes, who is told of what comes in, and who was told of a decision. */
export class Migration20261122015100 extends Migration {
  override name = 'Migration20261122015100';

  override up(): void {
    this.addSql(
      `alter table "outgoing_mails" add "claimed_until" timestamptz(3) null, add "unsubscribe_url" varchar(500) null;`,
    );
    this.addSql(
      'alter table "newsletter_subscribers" add "confirmation_sent_at" timestamptz(3) null;',
    );
    this.addSql('alter table "users" add "wants_notices" boolean not null default true;');
    this.addSql(
      'alter table "application_decisions" add "is_applicant_told" boolean not null default false;',
    );
    this.addSql(
      `create table "staff_notices" ("user_id" uuid not null, "kind" text not null, "told_at" timestamptz(3) not null, "waiting" int not null default 0, "counted" int not null default 0, primary key ("user_id", "kind"));`,
    );
    this.addSql(
      `alter table "staff_notices" add constraint "staff_notices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "staff_notices" add constraint "staff_notices_kind_check" check ("kind" in ('message', 'application', 'registration', 'booking'));`,
    );
  }

  override down(): void {
    this.addSql('drop table "staff_notices";');
    this.addSql('alter table "application_decisions" drop column "is_applicant_told";');
    this.addSql('alter table "users" drop column "wants_notices";');
    this.addSql('alter table "newsletter_subscribers" drop column "confirmation_sent_at";');
    this.addSql(
      'alter table "outgoing_mails" drop column "claimed_until", drop column "unsubscribe_url";',
    );
  }
}
