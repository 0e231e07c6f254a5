import { Migration } from '@mikro-orm/migrations';

/** Keeps the name of the file a gallery picture came in: what administrators call it until it has a text. */
export class Migration20261128015251 extends Migration {

  override name = 'Migration20261128015251';

  override up(): void | Promise<void> {
    this.addSql(`alter table "gallery_items" add "file_name" varchar(400) not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "gallery_items" drop column "file_name";`);
  }

}
