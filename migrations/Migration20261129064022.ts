import { Migration } from '@mikro-orm/migrations';

/** Adds the mail that says how to join a meeting. */
export class Migration20261129064022 extends Migration {

  override name = 'Migration20261129064022';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'application-retake', 'retake-withdrawn', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-access', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'credit-note', 'request-answered'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`update "outgoing_mails" set "kind" = 'booking-moved' where "kind" = 'booking-access';`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'application-retake', 'retake-withdrawn', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'credit-note', 'request-answered'));`);
  }

}
