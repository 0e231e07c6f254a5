import { Migration } from '@mikro-orm/migrations';

/** Lets requesters withdraw a change request. */
export class Migration20261128221715 extends Migration {

  override name = 'Migration20261128221715';

  override up(): void | Promise<void> {
    this.addSql(`alter table "change_requests" drop constraint "change_requests_status_check";`);
    this.addSql(`alter table "change_requests" add constraint "change_requests_status_check" check ("status" in ('open', 'approved', 'declined', 'done', 'withdrawn'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "change_requests" set "status" = 'declined' where "status" = 'withdrawn';`);
    this.addSql(`alter table "change_requests" drop constraint "change_requests_status_check";`);
    this.addSql(`alter table "change_requests" add constraint "change_requests_status_check" check ("status" in ('open', 'approved', 'declined', 'done'));`);
  }

}
