import { Migration } from '@mikro-orm/migrations';

export class Migration20261126214514 extends Migration {

  override name = 'Migration20261126214514';

  override up(): void | Promise<void> {
    this.addSql(`alter table "application_retakes" add "begun_at" timestamptz(3) null;`);
    this.addSql(`update "application_retakes" set "begun_at" = attempt."created_at" from "attempts" as attempt where attempt."id" = "application_retakes"."attempt_id";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "application_retakes" drop column "begun_at";`);
  }

}
