import { Migration } from '@mikro-orm/migrations';

export class Migration20261120120000 extends Migration {

  override name = 'Migration20261120120000';

  override up(): void | Promise<void> {
    this.addSql(`create table "attempts" ("id" uuid not null, "locale" text not null, "created_at" timestamptz(3) not null, "touched_at" timestamptz(3) not null, "submitted_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "attempts" add constraint "attempts_locale_check" check ("locale" in ('en', 'de'));`);

    this.addSql(`create table "attempt_sections" ("id" uuid not null, "attempt_id" uuid not null, "section" text not null, "tries" int not null default 0, "started_at" timestamptz(3) null, "finished_at" timestamptz(3) null, "skipped" boolean not null default false, "questions" jsonb null, "answers" jsonb null, "percentage" int null, "typed_text" text null, "elapsed_ms" int null, "duration_seconds" int null, "wpm" int null, "accuracy" int null, "flags" jsonb not null, primary key ("id"));`);
    this.addSql(`alter table "attempt_sections" add constraint "attempt_sections_attempt_id_section_unique" unique ("attempt_id", "section");`);
    this.addSql(`alter table "attempt_sections" add constraint "attempt_sections_section_check" check ("section" in ('general', 'typing', 'english'));`);

    this.addSql(`create table "audit_events" ("id" uuid not null, "at" timestamptz(3) not null, "action" varchar(60) not null, "actor_id" uuid null, "actor_name" varchar(200) null, "subject_id" varchar(100) null, "subject_label" varchar(200) null, "request_id" varchar(100) null, primary key ("id"));`);
    this.addSql(`create index "audit_events_at_id_index" on "audit_events" ("at", "id");`);

    this.addSql(`create table "questions" ("id" uuid not null, "type" text not null, "category" varchar(100) not null default '', "question_text" text not null, "options" jsonb not null, "correct_answer" varchar(500) not null, "german" jsonb null, "points" int not null default 1, "difficulty" text not null default 'medium', "is_active" boolean not null default true, "seed_key" varchar(100) null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`);
    this.addSql(`create index "questions_type_index" on "questions" ("type");`);
    this.addSql(`alter table "questions" add constraint "questions_seed_key_unique" unique ("seed_key");`);
    this.addSql(`alter table "questions" add constraint "questions_type_check" check ("type" in ('general', 'english', 'typing', 'german'));`);
    this.addSql(`alter table "questions" add constraint "questions_difficulty_check" check ("difficulty" in ('easy', 'medium', 'hard'));`);

    this.addSql(`create table "rate_limits" ("bucket" varchar(300) not null, "count" int not null, "expires_at" timestamptz(3) not null, primary key ("bucket"));`);
    this.addSql(`create index "rate_limits_expires_at_index" on "rate_limits" ("expires_at");`);

    this.addSql(`create table "settings" ("key" varchar(100) not null, "value" text not null, "description" varchar(500) not null default '', "updated_at" timestamptz(3) not null, primary key ("key"));`);

    this.addSql(`create table "uploads" ("id" uuid not null, "purpose" text not null, "status" text not null, "location" text not null default 'disk', "store_key" varchar(300) not null, "file_name" varchar(255) not null default '', "content_type" varchar(150) not null default '', "size" int not null default 0, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "uploads_created_at_index" on "uploads" ("created_at");`);
    this.addSql(`alter table "uploads" add constraint "uploads_purpose_check" check ("purpose" in ('resume'));`);
    this.addSql(`alter table "uploads" add constraint "uploads_status_check" check ("status" in ('pending', 'stored', 'attached'));`);
    this.addSql(`alter table "uploads" add constraint "uploads_location_check" check ("location" in ('disk', 'uploadthing'));`);

    this.addSql(`create table "applications" ("id" uuid not null, "applicant_name" varchar(200) not null, "email" varchar(254) not null, "phone" varchar(40) not null, "position" text not null, "cover_letter" text null, "status" varchar(20) not null default 'pending', "general_quiz_score" numeric(3,1) null, "typing_test_wpm" int null, "typing_test_accuracy" int null, "english_test_score" numeric(3,1) null, "final_score" int null, "score_source" text not null, "formula_version" int not null, "attempt_id" uuid null, "resume_id" uuid not null, "review_notes" text null, "locale" text not null, "consent_version" varchar(40) null, "consent_locale" text null, "consent_at" timestamptz(3) null, "submission_key" varchar(250) null, "submission_digest" varchar(64) null, "decided_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`);
    this.addSql(`alter table "applications" add constraint "applications_attempt_id_unique" unique ("attempt_id");`);
    this.addSql(`alter table "applications" add constraint "applications_resume_id_unique" unique ("resume_id");`);
    this.addSql(`alter table "applications" add constraint "applications_submission_key_unique" unique ("submission_key");`);
    this.addSql(`create index "applications_created_at_id_index" on "applications" ("created_at", "id");`);
    this.addSql(`create index "applications_status_created_at_id_index" on "applications" ("status", "created_at", "id");`);
    this.addSql(`alter table "applications" add constraint "applications_position_check" check ("position" in ('customer-service', 'data-entry', 'back-office', 'tech-support', 'sales'));`);
    this.addSql(`alter table "applications" add constraint "applications_score_source_check" check ("score_source" in ('verified', 'self-reported'));`);
    this.addSql(`alter table "applications" add constraint "applications_locale_check" check ("locale" in ('en', 'de'));`);
    this.addSql(`alter table "applications" add constraint "applications_consent_locale_check" check ("consent_locale" in ('en', 'de'));`);

    this.addSql(`create table "users" ("id" uuid not null, "username" varchar(100) not null, "email" varchar(254) not null, "first_name" varchar(100) not null, "last_name" varchar(100) not null, "role" text not null, "password_hash" varchar(300) null, "is_active" boolean not null default true, "session_version" int not null default 0, "locale" text null, "created_at" timestamptz(3) not null, "last_login_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "users" add constraint "users_username_unique" unique ("username");`);
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);
    this.addSql(`alter table "users" add constraint "users_role_check" check ("role" in ('admin', 'employee', 'client'));`);
    this.addSql(`alter table "users" add constraint "users_locale_check" check ("locale" in ('en', 'de'));`);

    this.addSql(`create table "sessions" ("id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null, "last_seen_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);

    this.addSql(`create table "application_decisions" ("id" uuid not null, "application_id" uuid not null, "from_status" text not null, "to_status" text not null, "note" text null, "actor_id" uuid null, "actor_name" varchar(200) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "application_decisions_application_id_index" on "application_decisions" ("application_id");`);
    this.addSql(`alter table "application_decisions" add constraint "application_decisions_from_status_check" check ("from_status" in ('pending', 'reviewing', 'accepted', 'rejected'));`);
    this.addSql(`alter table "application_decisions" add constraint "application_decisions_to_status_check" check ("to_status" in ('pending', 'reviewing', 'accepted', 'rejected'));`);

    this.addSql(`alter table "attempt_sections" add constraint "attempt_sections_attempt_id_foreign" foreign key ("attempt_id") references "attempts" ("id") on delete cascade;`);

    this.addSql(`alter table "applications" add constraint "applications_attempt_id_foreign" foreign key ("attempt_id") references "attempts" ("id") on delete set null;`);
    this.addSql(`alter table "applications" add constraint "applications_resume_id_foreign" foreign key ("resume_id") references "uploads" ("id");`);

    this.addSql(`alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);

    this.addSql(`alter table "application_decisions" add constraint "application_decisions_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "application_decisions" add constraint "application_decisions_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "application_decisions";`);
    this.addSql(`drop table "sessions";`);
    this.addSql(`drop table "users";`);
    this.addSql(`drop table "applications";`);
    this.addSql(`drop table "uploads";`);
    this.addSql(`drop table "settings";`);
    this.addSql(`drop table "rate_limits";`);
    this.addSql(`drop table "questions";`);
    this.addSql(`drop table "audit_events";`);
    this.addSql(`drop table "attempt_sections";`);
    this.addSql(`drop table "attempts";`);
  }

}
