import { Migration } from '@mikro-orm/migrations';

export class Migration20261126234413 extends Migration {

  override name = 'Migration20261126234413';

  override up(): void | Promise<void> {
    this.addSql(`alter table "clients" add "erased_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "clients" drop column "erased_at";`);
  }

}
