import { Migration } from '@mikro-orm/migrations';

export class Migration20261126232158 extends Migration {

  override name = 'Migration20261126232158';

  override up(): void | Promise<void> {
    this.addSql(`create table "invoice_files" ("invoice_id" uuid not null, "kind" text not null, "content" bytea not null, "account" jsonb null, "created_at" timestamptz(3) not null, primary key ("invoice_id", "kind"));`);

    this.addSql(`alter table "invoices" drop constraint "invoices_credited_check";`);
    this.addSql(`alter table "invoices" add "credit_settlement" text null;`);
    // As credit notes have said it so far.
    this.addSql(`update "invoices" set "credit_settlement" = case when "paid_on" is null then 'none_paid' else 'refund' end where "credit_number" is not null;`);
    this.addSql(`alter table "invoices" add constraint "invoices_credit_settlement_check" check ("credit_settlement" in ('refund', 'set_off', 'none_paid'));`);
    this.addSql(`alter table "invoices" add constraint "invoices_credited_check" check (("credit_number" is null) = ("credit_reason" is null) and ("credit_number" is null) = ("credit_settlement" is null) and ("credit_number" is null or ("status" = 'void' and "voided_on" is not null)));`);

    this.addSql(`alter table "invoice_files" add constraint "invoice_files_invoice_id_foreign" foreign key ("invoice_id") references "invoices" ("id");`);
    this.addSql(`alter table "invoice_files" add constraint "invoice_files_kind_check" check ("kind" in ('invoice', 'credit-note'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "invoice_files" cascade;`);

    this.addSql(`alter table "invoices" drop constraint "invoices_credit_settlement_check";`);
    this.addSql(`alter table "invoices" drop constraint "invoices_credited_check";`);
    this.addSql(`alter table "invoices" drop column "credit_settlement";`);
    this.addSql(`alter table "invoices" add constraint "invoices_credited_check" check (("credit_number" is null) = ("credit_reason" is null) and ("credit_number" is null or ("status" = 'void' and "voided_on" is not null)));`);
  }

}
