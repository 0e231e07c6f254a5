import { Migration } from '@mikro-orm/migrations';

/** Services, projects and invoices of clients, whom they turn to, and what people in the portals ask to have changed. */
export class Migration20261122010800 extends Migration {
  override name = 'Migration20261122010800';

  override up(): void {
    this.addSql('alter table "clients" add "account_manager_id" uuid null;');
    this.addSql(
      `create index "clients_account_manager_id_index" on "clients" ("account_manager_id");`,
    );
    this.addSql(
      `alter table "clients" add constraint "clients_account_manager_id_foreign" foreign key ("account_manager_id") references "employee_profiles" ("id") on delete set null;`,
    );

    this.addSql(
      `create table "change_requests" ("id" uuid not null, "requested_by_id" uuid null, "requested_by_name" varchar(200) not null, "client_id" uuid null, "employee_id" uuid null, "subject_kind" text not null, "subject_id" uuid null, "subject_label" varchar(200) null, "text" text not null, "payload" jsonb null, "status" text not null default 'open', "answer" text null, "answered_at" timestamptz(3) null, "answered_by" varchar(200) null, "submission_key" varchar(100) not null, "created_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create index "change_requests_requested_by_id_index" on "change_requests" ("requested_by_id");`,
    );
    this.addSql(
      `alter table "change_requests" add constraint "change_requests_submission_key_unique" unique ("submission_key");`,
    );
    this.addSql(
      `create index "change_requests_created_at_index" on "change_requests" ("created_at");`,
    );
    this.addSql(
      `create index "change_requests_status_created_at_id_index" on "change_requests" ("status", "created_at", "id");`,
    );
    this.addSql(
      `create index "change_requests_client_id_created_at_id_index" on "change_requests" ("client_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "change_requests_employee_id_created_at_id_index" on "change_requests" ("employee_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "change_requests" add constraint "change_requests_subject_kind_check" check ("subject_kind" in ('service', 'client', 'employee-government-ids', 'employee-profile'));`,
    );
    this.addSql(
      `alter table "change_requests" add constraint "change_requests_status_check" check ("status" in ('open', 'approved', 'declined', 'done'));`,
    );
    this.addSql(
      `alter table "change_requests" add constraint "change_requests_requested_by_id_foreign" foreign key ("requested_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "change_requests" add constraint "change_requests_client_id_foreign" foreign key ("client_id") references "clients" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "change_requests" add constraint "change_requests_employee_id_foreign" foreign key ("employee_id") references "employee_profiles" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "client_services" ("id" uuid not null, "client_id" uuid not null, "name" varchar(200) not null, "kind" text null, "plan" text null, "agents" int not null, "hours_per_week" int not null, "rate_cents" int not null, "currency" text not null, "starts_on" date not null, "ends_on" date null, "sla" text null, "status" text not null default 'active', "created_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create index "client_services_client_id_starts_on_id_index" on "client_services" ("client_id", "starts_on", "id");`,
    );
    this.addSql(
      `alter table "client_services" add constraint "client_services_kind_check" check ("kind" in ('support', 'calls', 'email', 'languages', 'office', 'entry', 'hr', 'kyc', 'analytics', 'sales'));`,
    );
    this.addSql(
      `alter table "client_services" add constraint "client_services_plan_check" check ("plan" in ('starter', 'professional', 'enterprise'));`,
    );
    this.addSql(
      `alter table "client_services" add constraint "client_services_currency_check" check ("currency" in ('EUR', 'USD', 'GBP', 'PHP'));`,
    );
    this.addSql(
      `alter table "client_services" add constraint "client_services_status_check" check ("status" in ('active', 'paused', 'ended'));`,
    );
    this.addSql(
      `alter table "client_services" add constraint "client_services_client_id_foreign" foreign key ("client_id") references "clients" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "projects" ("id" uuid not null, "client_id" uuid not null, "name" varchar(200) not null, "summary" text not null, "status" text not null default 'planned', "starts_on" date null, "due_on" date null, "set_progress" int null, "milestones" jsonb not null, "created_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`create index "projects_status_index" on "projects" ("status");`);
    this.addSql(
      `create index "projects_client_id_created_at_id_index" on "projects" ("client_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_status_check" check ("status" in ('planned', 'active', 'on-hold', 'completed', 'cancelled'));`,
    );
    this.addSql(
      `alter table "projects" add constraint "projects_client_id_foreign" foreign key ("client_id") references "clients" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "project_updates" ("id" uuid not null, "project_id" uuid not null, "text" text not null, "author_id" uuid null, "author_name" varchar(200) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "project_updates_project_id_created_at_id_index" on "project_updates" ("project_id", "created_at", "id");`,
    );
    this.addSql(
      `alter table "project_updates" add constraint "project_updates_project_id_foreign" foreign key ("project_id") references "projects" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "project_updates" add constraint "project_updates_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null;`,
    );

    this.addSql(
      `create table "invoices" ("id" uuid not null, "client_id" uuid not null, "number" varchar(20) null, "status" text not null default 'draft', "issued_on" date null, "due_on" date null, "paid_on" date null, "voided_on" date null, "currency" text not null, "lines" jsonb not null, "tax_rate" int not null, "net_cents" bigint not null, "tax_cents" bigint not null, "total_cents" bigint not null, "note" text null, "recipient" jsonb null, "created_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_number_unique" unique ("number");`,
    );
    this.addSql(
      `create index "invoices_client_id_created_at_id_index" on "invoices" ("client_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "invoices_client_id_issued_on_id_index" on "invoices" ("client_id", "issued_on", "id");`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_numbered_check" check (("status" = 'draft') = ("number" is null));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_status_check" check ("status" in ('draft', 'sent', 'paid', 'void'));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_currency_check" check ("currency" in ('EUR', 'USD', 'GBP', 'PHP'));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_client_id_foreign" foreign key ("client_id") references "clients" ("id");`,
    );
  }

  override down(): void {
    for (const table of [
      'change_requests',
      'project_updates',
      'projects',
      'client_services',
      'invoices',
    ]) {
      this.addSql(`drop table "${table}";`);
    }
    this.addSql('alter table "clients" drop constraint "clients_account_manager_id_foreign";');
    this.addSql('alter table "clients" drop column "account_manager_id";');
  }
}
