import { Migration } from '@mikro-orm/migrations';

/** Mails that are to be sent, and what became of them. */
export class Migration20261122010600 extends Migration {
  override up(): void {
    this.addSql(
      `create table "outgoing_mails" ("id" uuid not null, "kind" text not null, "recipient" varchar(254) not null, "locale" text not null, "subject" varchar(300) not null, "text" text null, "html" text null, "attachments" jsonb null, "status" text not null default 'queued', "attempts" int not null default 0, "last_error" varchar(100) null, "about_id" uuid null, "created_at" timestamptz(3) not null, "delivered_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      'create index "outgoing_mails_created_at_id_index" on "outgoing_mails" ("created_at", "id");',
    );
    this.addSql(
      'create index "outgoing_mails_status_created_at_id_index" on "outgoing_mails" ("status", "created_at", "id");',
    );
    this.addSql(
      'create index "outgoing_mails_recipient_id_index" on "outgoing_mails" ("recipient", "id");',
    );
    this.addSql('create index "outgoing_mails_about_id_index" on "outgoing_mails" ("about_id");');
    this.addSql(
      `alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice'));`,
    );
    this.addSql(
      `alter table "outgoing_mails" add constraint "outgoing_mails_locale_check" check ("locale" in ('en', 'de'));`,
    );
    this.addSql(
      `alter table "outgoing_mails" add constraint "outgoing_mails_status_check" check ("status" in ('queued', 'sent', 'kept', 'failed'));`,
    );
  }

  override down(): void {
    this.addSql('drop table "outgoing_mails";');
  }
}
