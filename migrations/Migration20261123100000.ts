import { Migration } from '@mikro-orm/migrations';

export class Migration20261123100000 extends Migration {

  override name = 'Migration20261123100000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "uploads" add "sender" varchar(64) null;`);
    this.addSql(`create index "uploads_status_sender_index" on "uploads" ("status", "sender");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "uploads_status_sender_index";`);
    this.addSql(`alter table "uploads" drop column "sender";`);
  }

}
