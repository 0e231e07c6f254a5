import { Migration } from '@mikro-orm/migrations';

export class Migration20261126211821 extends Migration {

  override name = 'Migration20261126211821';

  override up(): void | Promise<void> {
    this.addSql(`alter table "clients" add "vat_number" varchar(20) null;`);

    this.addSql(`alter table "invoices" add "tax_category" text not null default 'standard', add "buyer_vat_number" varchar(20) null, add "period_from" date null, add "period_to" date null;`);
    this.addSql(`alter table "invoices" add constraint "invoices_tax_check" check ("tax_category" = 'standard' or "tax_rate" = 0);`);
    this.addSql(`alter table "invoices" add constraint "invoices_period_check" check (("period_from" is null) = ("period_to" is null) and ("period_from" is null or "period_from" <= "period_to"));`);
    this.addSql(`alter table "invoices" add constraint "invoices_tax_category_check" check ("tax_category" in ('standard', 'reverse_charge', 'outside_scope'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "clients" drop column "vat_number";`);

    this.addSql(`alter table "invoices" drop constraint "invoices_tax_check";`);
    this.addSql(`alter table "invoices" drop constraint "invoices_period_check";`);
    this.addSql(`alter table "invoices" drop constraint "invoices_tax_category_check";`);
    this.addSql(`alter table "invoices" drop column "tax_category", drop column "buyer_vat_number", drop column "period_from", drop column "period_to";`);
  }

}
