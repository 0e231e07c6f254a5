import { Migration } from '@mikro-orm/migrations';

export class Migration20261126232857 extends Migration {

  override name = 'Migration20261126232857';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'application-retake', 'retake-withdrawn', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'credit-note', 'request-answered'));`);

    this.addSql(`alter table "application_retakes" drop constraint "application_retakes_application_id_unique";`);
    this.addSql(`alter table "application_retakes" add "withdrawn_at" timestamptz(3) null, add "withdrawn_by_name" varchar(200) null;`);
    this.addSql(`create index "application_retakes_application_id_index" on "application_retakes" ("application_id");`);
    this.addSql(`create unique index "application_retakes_current_unique" on "application_retakes" ("application_id") where "withdrawn_at" is null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "application_retakes" where "withdrawn_at" is not null;`);
    this.addSql(`drop index "application_retakes_application_id_index";`);
    this.addSql(`drop index "application_retakes_current_unique";`);
    this.addSql(`alter table "application_retakes" drop column "withdrawn_at", drop column "withdrawn_by_name";`);
    this.addSql(`alter table "application_retakes" add constraint "application_retakes_application_id_unique" unique ("application_id");`);

    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`update "outgoing_mails" set "kind" = 'application-retake' where "kind" = 'retake-withdrawn';`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'application-retake', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'credit-note', 'request-answered'));`);
  }

}
