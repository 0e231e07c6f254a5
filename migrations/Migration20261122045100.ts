import { Migration } from '@mikro-orm/migrations';

const mailKinds = [
  'application-received',
  'application-status',
  'client-registered',
  'invitation',
  'password-reset',
  'newsletter-confirmation',
  'booking-confirmed',
  'booking-moved',
  'booking-cancelled',
  'contact-received',
  'staff-notice',
];
const newMailKinds = ['invoice-sent', 'request-answered'];
const mailStatuses = ['queued', 'sent', 'kept', 'failed'];
const noticeKinds = ['message', 'application', 'registration', 'booking'];
const newNoticeKinds = ['booking-moved', 'booking-cancelled', 'change-request'];

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** Mails that run out, mails of invoices and answers, more notices, and what undoing and repeating need to know. */
export class Migration20261122045100 extends Migration {
  private allow(table: string, column: string, values: readonly string[]): void {
    const name = `${table}_${column}_check`;
    this.addSql(`alter table "${table}" drop constraint "${name}";`);
    this.addSql(
      `alter table "${table}" add constraint "${name}" check ("${column}" in (${listed(values)}));`,
    );
  }

  override up(): void {
    this.allow('outgoing_mails', 'kind', [...mailKinds, ...newMailKinds]);
    this.allow('outgoing_mails', 'status', [...mailStatuses, 'expired']);
    this.allow('staff_notices', 'kind', [...noticeKinds, ...newNoticeKinds]);
    this.addSql('alter table "outgoing_mails" add column "expires_at" timestamptz(3) null;');
    this.addSql('alter table "change_requests" add column "submission_digest" varchar(64) null;');
    this.addSql(
      'alter table "users" add column "deactivated_with_profile" boolean not null default false;',
    );
  }

  override down(): void {
    this.addSql('alter table "users" drop column "deactivated_with_profile";');
    this.addSql('alter table "change_requests" drop column "submission_digest";');
    this.addSql('alter table "outgoing_mails" drop column "expires_at";');
    this.addSql(`delete from "staff_notices" where "kind" in (${listed(newNoticeKinds)});`);
    this.addSql(`delete from "outgoing_mails" where "kind" in (${listed(newMailKinds)});`);
    this.addSql(`update "outgoing_mails" set "status" = 'failed' where "status" = 'expired';`);
    this.allow('staff_notices', 'kind', noticeKinds);
    this.allow('outgoing_mails', 'status', mailStatuses);
    this.allow('outgoing_mails', 'kind', mailKinds);
  }
}
