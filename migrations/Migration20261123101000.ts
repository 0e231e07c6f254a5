import { Migration } from '@mikro-orm/migrations';

export class Migration20261123101000 extends Migration {

  override name = 'Migration20261123101000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "attempts" add "typing_sample" text null;`);
    // Nobody was ever asked these; as they are, they are too short to be typed for a minute.
    this.addSql(`update "questions" set "is_active" = false, "version" = "version" + 1 where "type" = 'typing' and "is_active";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "attempts" drop column "typing_sample";`);
  }

}
