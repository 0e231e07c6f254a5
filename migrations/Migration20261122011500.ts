import { Migration } from '@mikro-orm/migrations';

/** By what a decision that is sent again is recognised. */
export class Migration20261122011500 extends Migration {
  override name = 'Migration20261122011500';

  override up(): void {
    this.addSql(`alter table "application_decisions" add "seen_version" int null;`);
    this.addSql(
      `create table "bulk_decisions" ("id" uuid not null, "submission_key" varchar(250) not null, "submission_digest" varchar(64) not null, "changed" int not null default 0, "skipped" int not null default 0, "next" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "bulk_decisions" add constraint "bulk_decisions_submission_key_unique" unique ("submission_key");`,
    );
    this.addSql(
      `create index "bulk_decisions_created_at_index" on "bulk_decisions" ("created_at");`,
    );
  }

  override down(): void {
    this.addSql('drop table "bulk_decisions";');
    this.addSql('alter table "application_decisions" drop column "seen_version";');
  }
}
