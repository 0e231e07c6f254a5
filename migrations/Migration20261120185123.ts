import { Migration } from '@mikro-orm/migrations';

export class Migration20261120185123 extends Migration {

  override name = 'Migration20261120185123';

  override up(): void | Promise<void> {
    this.addSql(`create table "question_stats" ("question_id" uuid not null, "answered" int not null default 0, "correct" int not null default 0, primary key ("question_id"));`);

    this.addSql(`create table "saved_views" ("id" uuid not null, "user_id" uuid not null, "screen" text not null, "name" varchar(80) not null, "state" jsonb not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "saved_views" add constraint "saved_views_user_id_screen_name_unique" unique ("user_id", "screen", "name");`);

    this.addSql(`create table "application_notes" ("id" uuid not null, "application_id" uuid not null, "text" text not null, "author_id" uuid null, "author_name" varchar(200) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "application_notes_application_id_created_at_id_index" on "application_notes" ("application_id", "created_at", "id");`);

    this.addSql(`create table "user_tokens" ("id" uuid not null, "user_id" uuid not null, "purpose" text not null, "token_hash" varchar(64) not null, "expires_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "user_tokens_user_id_index" on "user_tokens" ("user_id");`);
    this.addSql(`alter table "user_tokens" add constraint "user_tokens_token_hash_unique" unique ("token_hash");`);

    this.addSql(`create index "audit_events_actor_id_at_id_index" on "audit_events" ("actor_id", "at", "id");`);
    this.addSql(`create index "audit_events_subject_id_at_id_index" on "audit_events" ("subject_id", "at", "id");`);
    this.addSql(`create index "audit_events_action_at_id_index" on "audit_events" ("action", "at", "id");`);

    this.addSql(`alter table "clients" add "source" text not null default 'registration', add "handled_at" timestamptz(3) null;`);
    this.addSql(`alter table "clients" add constraint "clients_source_check" check ("source" in ('registration', 'administrator'));`);

    this.addSql(`alter table "contact_messages" add "status" text not null default 'new', add "internal_note" text null, add "handled_at" timestamptz(3) null, add "handled_by" varchar(200) null, add "version" int not null default 1;`);
    this.addSql(`alter table "contact_messages" add constraint "contact_messages_status_check" check ("status" in ('new', 'answered', 'archived'));`);

    this.addSql(`alter table "gallery_items" add "version" int not null default 1;`);

    this.addSql(`alter table "users" add "client_id" uuid null, add "invited_at" timestamptz(3) null, add "version" int not null default 1;`);
    this.addSql(`alter table "users" add constraint "users_client_id_foreign" foreign key ("client_id") references "clients" ("id") on delete set null;`);
    this.addSql(`create index "users_client_id_index" on "users" ("client_id");`);

    this.addSql(`alter table "question_stats" add constraint "question_stats_question_id_foreign" foreign key ("question_id") references "questions" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "saved_views" add constraint "saved_views_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "saved_views" add constraint "saved_views_screen_check" check ("screen" in ('applications'));`);

    this.addSql(`alter table "application_notes" add constraint "application_notes_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`);
    this.addSql(`alter table "application_notes" add constraint "application_notes_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null;`);

    this.addSql(`alter table "user_tokens" add constraint "user_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`);
    this.addSql(`alter table "user_tokens" add constraint "user_tokens_purpose_check" check ("purpose" in ('invitation', 'password-reset'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "question_stats" cascade;`);
    this.addSql(`drop table if exists "saved_views" cascade;`);
    this.addSql(`drop table if exists "application_notes" cascade;`);
    this.addSql(`drop table if exists "user_tokens" cascade;`);

    this.addSql(`alter table "users" drop constraint "users_client_id_foreign";`);

    this.addSql(`drop index "audit_events_actor_id_at_id_index";`);
    this.addSql(`drop index "audit_events_subject_id_at_id_index";`);
    this.addSql(`drop index "audit_events_action_at_id_index";`);

    this.addSql(`alter table "clients" drop constraint "clients_source_check";`);
    this.addSql(`alter table "clients" drop column "source", drop column "handled_at";`);

    this.addSql(`alter table "contact_messages" drop constraint "contact_messages_status_check";`);
    this.addSql(`alter table "contact_messages" drop column "status", drop column "internal_note", drop column "handled_at", drop column "handled_by", drop column "version";`);

    this.addSql(`alter table "gallery_items" drop column "version";`);

    this.addSql(`drop index "users_client_id_index";`);
    this.addSql(`alter table "users" drop column "client_id", drop column "invited_at", drop column "version";`);
  }

}
