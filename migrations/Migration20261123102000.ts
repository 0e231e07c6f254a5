import { Migration } from '@mikro-orm/migrations';

export class Migration20261123102000 extends Migration {

  override name = 'Migration20261123102000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "attempts" add "closed_at" timestamptz(3) null, add "formula_version" int null, add "final_score" int null;`);
    // What was sent before is as final as what is closed from now on.
    this.addSql(`update "attempts" set "closed_at" = "submitted_at" where "submitted_at" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "attempts" drop column "closed_at", drop column "formula_version", drop column "final_score";`);
  }

}
