import { Migration } from '@mikro-orm/migrations';

const parts = [`coalesce("number", '')`, `coalesce("recipient"->>'companyName', '')`];

/** Invoices are found by their number and by the company they were written to, and by the number of the credit note. */
const searchColumn = (texts: readonly string[]) => [
  `alter table "invoices" drop column "search_text";`,
  `alter table "invoices" add "search_text" text not null generated always as ("public"."search_form"(${texts.join(" || ' ' || ")})) stored;`,
  `create index "invoices_search" on "invoices" using gin ("search_text" gin_trgm_ops);`,
];

export class Migration20261126213608 extends Migration {

  override name = 'Migration20261126213608';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'application-retake', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'credit-note', 'request-answered'));`);

    this.addSql(`alter table "invoices" add "credit_number" varchar(20) null, add "credit_reason" varchar(500) null;`);
    this.addSql(`alter table "invoices" add constraint "invoices_credit_number_unique" unique ("credit_number");`);
    this.addSql(`alter table "invoices" add constraint "invoices_credited_check" check (("credit_number" is null) = ("credit_reason" is null) and ("credit_number" is null or ("status" = 'void' and "voided_on" is not null)));`);
    for (const sql of searchColumn([...parts, `coalesce("credit_number", '')`])) this.addSql(sql);
  }

  override down(): void | Promise<void> {
    for (const sql of searchColumn(parts)) this.addSql(sql);
    this.addSql(`alter table "invoices" drop constraint "invoices_credit_number_unique";`);
    this.addSql(`alter table "invoices" drop constraint "invoices_credited_check";`);
    this.addSql(`alter table "invoices" drop column "credit_number", drop column "credit_reason";`);

    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`update "outgoing_mails" set "kind" = 'invoice-sent' where "kind" = 'credit-note';`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'application-retake', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'request-answered'));`);
  }

}
