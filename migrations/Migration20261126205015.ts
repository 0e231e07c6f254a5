import { Migration } from '@mikro-orm/migrations';

export class Migration20261126205015 extends Migration {

  override name = 'Migration20261126205015';

  override up(): void | Promise<void> {
    this.addSql(`create table "application_retakes" ("id" uuid not null, "application_id" uuid not null, "reason" text not null, "actor_id" uuid null, "actor_name" varchar(200) not null, "created_at" timestamptz(3) not null, "open_until" timestamptz(3) not null, "attempt_id" uuid null, "finished_at" timestamptz(3) null, "first_attempt_id" uuid null, "first_scores" jsonb null, "first_formula_version" int null, primary key ("id"));`);
    this.addSql(`alter table "application_retakes" add constraint "application_retakes_application_id_unique" unique ("application_id");`);
    this.addSql(`alter table "application_retakes" add constraint "application_retakes_attempt_id_unique" unique ("attempt_id");`);
    this.addSql(`alter table "application_retakes" add constraint "application_retakes_first_attempt_id_unique" unique ("first_attempt_id");`);

    this.addSql(`alter table "attempts" add "is_retake" boolean not null default false;`);

    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'application-retake', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'request-answered'));`);

    this.addSql(`alter table "application_retakes" add constraint "application_retakes_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "application_retakes" add constraint "application_retakes_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;`);
    this.addSql(`alter table "application_retakes" add constraint "application_retakes_attempt_id_foreign" foreign key ("attempt_id") references "attempts" ("id") on delete set null;`);
    this.addSql(`alter table "application_retakes" add constraint "application_retakes_first_attempt_id_foreign" foreign key ("first_attempt_id") references "attempts" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "application_retakes" cascade;`);

    this.addSql(`alter table "attempts" drop column "is_retake";`);

    this.addSql(`alter table "outgoing_mails" drop constraint "outgoing_mails_kind_check";`);
    this.addSql(`alter table "outgoing_mails" add constraint "outgoing_mails_kind_check" check ("kind" in ('application-received', 'application-status', 'client-registered', 'invitation', 'password-reset', 'newsletter-confirmation', 'booking-confirmed', 'booking-moved', 'booking-cancelled', 'contact-received', 'staff-notice', 'invoice-sent', 'request-answered'));`);
  }

}
