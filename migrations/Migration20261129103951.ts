import { Migration } from '@mikro-orm/migrations';

/** Adds the country of a client. */
export class Migration20261129103951 extends Migration {

  override name = 'Migration20261129103951';

  override up(): void | Promise<void> {
    this.addSql(`alter table "clients" add "country" varchar(2) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "clients" drop column "country";`);
  }

}
