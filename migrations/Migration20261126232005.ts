import { Migration } from '@mikro-orm/migrations';

export class Migration20261126232005 extends Migration {

  override name = 'Migration20261126232005';

  override up(): void | Promise<void> {
    this.addSql(`alter table "staff_notices" drop constraint "staff_notices_kind_check";`);
    this.addSql(`alter table "staff_notices" add constraint "staff_notices_kind_check" check ("kind" in ('message', 'application', 'retake-finished', 'registration', 'booking', 'booking-moved', 'booking-cancelled', 'change-request'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "staff_notices" drop constraint "staff_notices_kind_check";`);
    this.addSql(`delete from "staff_notices" where "kind" = 'retake-finished';`);
    this.addSql(`alter table "staff_notices" add constraint "staff_notices_kind_check" check ("kind" in ('message', 'application', 'registration', 'booking', 'booking-moved', 'booking-cancelled', 'change-request'));`);
  }

}
