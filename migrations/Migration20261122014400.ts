import { Migration } from '@mikro-orm/migrations';

/** Announcements and resources for employees, and the link between a user and a profile. */
export class Migration20261122014400 extends Migration {
  override up(): void {
    this.addSql(
      `create table "announcements" ("id" uuid not null, "title" varchar(200) not null, "body" text not null, "german" jsonb null, "published_at" timestamptz(3) null, "until" timestamptz(3) null, "is_pinned" boolean not null default false, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create index "announcements_is_pinned_published_at_id_index" on "announcements" ("is_pinned", "published_at", "id");`,
    );
    this.addSql(
      `create index "announcements_updated_at_id_index" on "announcements" ("updated_at", "id");`,
    );
    this.addSql(
      `create index "announcements_published_at_id_index" on "announcements" ("published_at", "id");`,
    );
    this.addSql(`create index "announcements_title_id_index" on "announcements" ("title", "id");`);

    this.addSql(
      `create table "resources" ("id" uuid not null, "title" varchar(200) not null, "description" text not null, "category" varchar(100) not null, "language" text not null, "kind" text not null, "requires_acknowledgement" boolean not null default false, "current_version" int not null default 1, "archived_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create index "resources_category_title_id_index" on "resources" ("category", "title", "id");`,
    );
    this.addSql(`create index "resources_title_id_index" on "resources" ("title", "id");`);
    this.addSql(
      `create index "resources_updated_at_id_index" on "resources" ("updated_at", "id");`,
    );

    this.addSql(
      `create table "resource_versions" ("id" uuid not null, "resource_id" uuid not null, "number" int not null, "url" varchar(500) null, "upload_id" uuid null, "note" varchar(500) null, "author_name" varchar(200) null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "resource_versions" add constraint "resource_versions_upload_id_unique" unique ("upload_id");`,
    );
    this.addSql(
      `alter table "resource_versions" add constraint "resource_versions_resource_id_number_unique" unique ("resource_id", "number");`,
    );

    this.addSql(
      `create table "resource_acknowledgements" ("id" uuid not null, "user_id" uuid not null, "resource_version_id" uuid not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "resource_acknowledgements_user_id_index" on "resource_acknowledgements" ("user_id");`,
    );
    this.addSql(
      `alter table "resource_acknowledgements" add constraint "resource_acknowledgements_resource_version_id_user_id_unique" unique ("resource_version_id", "user_id");`,
    );

    this.addSql(`alter table "users" add "employee_id" uuid null;`);
    this.addSql(
      `alter table "users" add constraint "users_employee_id_unique" unique ("employee_id");`,
    );
    this.addSql(`alter table "employee_profiles" add "application_id" uuid null;`);
    this.addSql(
      `alter table "employee_profiles" add constraint "employee_profiles_application_id_unique" unique ("application_id");`,
    );

    this.addSql(
      `alter table "resources" add constraint "resources_language_check" check ("language" in ('en', 'de', 'both'));`,
    );
    this.addSql(
      `alter table "resources" add constraint "resources_kind_check" check ("kind" in ('document', 'link'));`,
    );
    this.addSql(`alter table "uploads" drop constraint "uploads_purpose_check";`);
    this.addSql(
      `alter table "uploads" add constraint "uploads_purpose_check" check ("purpose" in ('resume', 'resource'));`,
    );

    this.addSql(
      `alter table "resource_versions" add constraint "resource_versions_resource_id_foreign" foreign key ("resource_id") references "resources" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resource_versions" add constraint "resource_versions_upload_id_foreign" foreign key ("upload_id") references "uploads" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "resource_acknowledgements" add constraint "resource_acknowledgements_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resource_acknowledgements" add constraint "resource_acknowledgements_resource_version_id_foreign" foreign key ("resource_version_id") references "resource_versions" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "users" add constraint "users_employee_id_foreign" foreign key ("employee_id") references "employee_profiles" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "employee_profiles" add constraint "employee_profiles_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete set null;`,
    );
  }

  override down(): void {
    this.addSql(`alter table "users" drop constraint "users_employee_id_foreign";`);
    this.addSql(`alter table "users" drop constraint "users_employee_id_unique";`);
    this.addSql(`alter table "users" drop column "employee_id";`);
    this.addSql(
      `alter table "employee_profiles" drop constraint "employee_profiles_application_id_foreign";`,
    );
    this.addSql(
      `alter table "employee_profiles" drop constraint "employee_profiles_application_id_unique";`,
    );
    this.addSql(`alter table "employee_profiles" drop column "application_id";`);
    this.addSql(`drop table "resource_acknowledgements";`);
    this.addSql(`drop table "resource_versions";`);
    this.addSql(`drop table "resources";`);
    this.addSql(`drop table "announcements";`);
    this.addSql(`delete from "uploads" where "purpose" = 'resource';`);
    this.addSql(`alter table "uploads" drop constraint "uploads_purpose_check";`);
    this.addSql(
      `alter table "uploads" add constraint "uploads_purpose_check" check ("purpose" in ('resume'));`,
    );
  }
}
