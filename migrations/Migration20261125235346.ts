import { Migration } from '@mikro-orm/migrations';

/** Links to an application that end when its address is corrected. The links in mails of before stay good. */
export class Migration20261125235346 extends Migration {
  override name = 'Migration20261125235346';

  override up(): void {
    this.addSql('alter table "applications" add "link_version" int not null default 0;');
  }

  override down(): void {
    this.addSql('alter table "applications" drop column "link_version";');
  }
}
