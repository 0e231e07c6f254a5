import { Migration } from '@mikro-orm/migrations';

/** Lets clients ask questions about an invoice or a project. */
export class Migration20261129033703 extends Migration {

  override name = 'Migration20261129033703';

  override up(): void | Promise<void> {
    this.addSql(`alter table "change_requests" drop constraint "change_requests_subject_kind_check";`);
    this.addSql(`alter table "change_requests" add constraint "change_requests_subject_kind_check" check ("subject_kind" in ('service', 'client', 'invoice', 'project', 'employee-government-ids', 'employee-profile'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "change_requests" set "subject_kind" = 'client', "subject_id" = null where "subject_kind" in ('invoice', 'project');`);
    this.addSql(`alter table "change_requests" drop constraint "change_requests_subject_kind_check";`);
    this.addSql(`alter table "change_requests" add constraint "change_requests_subject_kind_check" check ("subject_kind" in ('service', 'client', 'employee-government-ids', 'employee-profile'));`);
  }

}
