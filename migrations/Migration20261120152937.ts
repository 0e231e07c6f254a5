import { Migration } from '@mikro-orm/migrations';

export class Migration20261120152937 extends Migration {

  override name = 'Migration20261120152937';

  override up(): void | Promise<void> {
    this.addSql(`create table "bookings" ("id" uuid not null, "slot" timestamptz(3) null, "starts_at" timestamptz(3) not null, "status" text not null default 'booked', "name" varchar(200) not null, "email" varchar(254) not null, "company" varchar(200) null, "topic" text null, "time_zone" varchar(100) not null, "locale" text not null, "consent_version" varchar(40) not null, "submission_key" varchar(100) null, "submission_digest" varchar(64) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "bookings" add constraint "bookings_slot_unique" unique ("slot");`);
    this.addSql(`alter table "bookings" add constraint "bookings_submission_key_unique" unique ("submission_key");`);

    this.addSql(`create table "clients" ("id" uuid not null, "client_id" varchar(20) not null, "company_name" varchar(200) not null, "industry" varchar(200) null, "website" varchar(500) null, "address" varchar(500) null, "contact_person" varchar(200) not null, "contact_title" varchar(200) null, "contact_email" varchar(254) not null, "phone" varchar(40) null, "status" text not null default 'active', "nda_signed" boolean not null default false, "payment_method" text not null default 'bank_transfer', "preferred_currency" text not null default 'EUR', "notes" text null, "plan" text null, "locale" text not null, "consent_version" varchar(40) null, "consent_at" timestamptz(3) null, "is_suspicious" boolean not null default false, "submission_key" varchar(100) null, "submission_digest" varchar(64) null, "created_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"));`);
    this.addSql(`alter table "clients" add constraint "clients_client_id_unique" unique ("client_id");`);
    this.addSql(`alter table "clients" add constraint "clients_submission_key_unique" unique ("submission_key");`);
    this.addSql(`create index "clients_created_at_index" on "clients" ("created_at");`);

    this.addSql(`create table "contact_messages" ("id" uuid not null, "name" varchar(200) not null, "email" varchar(254) not null, "company" varchar(200) null, "message" text not null, "locale" text not null, "consent_version" varchar(40) not null, "is_suspicious" boolean not null default false, "submission_key" varchar(100) not null, "submission_digest" varchar(64) not null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "contact_messages" add constraint "contact_messages_submission_key_unique" unique ("submission_key");`);
    this.addSql(`create index "contact_messages_created_at_index" on "contact_messages" ("created_at");`);

    this.addSql(`create table "images" ("id" uuid not null, "width" int not null, "height" int not null, "widths" jsonb not null, "placeholder" text not null, "created_at" timestamptz(3) not null, primary key ("id"));`);

    this.addSql(`create table "gallery_items" ("id" uuid not null, "image_id" uuid not null, "caption" varchar(300) null, "caption_german" varchar(300) null, "alt" varchar(300) not null default '', "alt_german" varchar(300) not null default '', "like_count" int not null default 0, "is_active" boolean not null default true, "display_order" int not null default 0, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "gallery_items_is_active_display_order_index" on "gallery_items" ("is_active", "display_order");`);

    this.addSql(`create table "gallery_likes" ("item_id" uuid not null, "session_id" varchar(100) not null, "created_at" timestamptz(3) not null, primary key ("item_id", "session_id"));`);
    this.addSql(`create index "gallery_likes_session_id_index" on "gallery_likes" ("session_id");`);

    this.addSql(`create table "employee_profiles" ("id" uuid not null, "slug" varchar(140) not null, "name" varchar(200) not null, "position" varchar(200) not null, "department" varchar(200) null, "bio" text not null, "short_bio" varchar(500) not null, "german" jsonb null, "image_id" uuid null, "additional_image1_id" uuid null, "additional_image2_id" uuid null, "additional_image3_id" uuid null, "phone" varchar(40) null, "email" varchar(254) null, "birthdate" date null, "address" varchar(500) null, "hdmf_number" varchar(60) null, "sss_number" varchar(60) null, "philhealth_number" varchar(60) null, "tax_id" varchar(60) null, "notes" text null, "is_active" boolean not null default true, "is_public" boolean not null default false, "display_order" int not null default 0, "skills" jsonb not null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`);
    this.addSql(`alter table "employee_profiles" add constraint "employee_profiles_slug_unique" unique ("slug");`);
    this.addSql(`create index "employee_profiles_is_public_is_active_display_order_index" on "employee_profiles" ("is_public", "is_active", "display_order");`);

    this.addSql(`create table "image_variants" ("id" uuid not null, "image_id" uuid not null, "width" int not null, "format" text not null, "location" text not null default 'disk', "store_key" varchar(300) not null, "size" int not null, primary key ("id"));`);
    this.addSql(`create index "image_variants_store_key_index" on "image_variants" ("store_key");`);
    this.addSql(`alter table "image_variants" add constraint "image_variants_image_id_width_format_unique" unique ("image_id", "width", "format");`);

    this.addSql(`create table "newsletter_subscribers" ("id" uuid not null, "email" varchar(254) not null, "status" text not null default 'pending', "locale" text not null, "consent_version" varchar(40) not null, "consent_at" timestamptz(3) not null, "is_suspicious" boolean not null default false, "created_at" timestamptz(3) not null, "confirmed_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "newsletter_subscribers" add constraint "newsletter_subscribers_email_unique" unique ("email");`);

    this.addSql(`create table "news_articles" ("id" uuid not null, "slug" varchar(140) not null, "title" varchar(200) not null, "excerpt" varchar(500) not null, "content" text not null, "german" jsonb null, "main_image_id" uuid null, "tags" jsonb not null, "hashtags" jsonb not null, "author_name" varchar(200) not null default 'Admin', "author_id" uuid null, "category" varchar(100) not null default 'Company News', "is_published" boolean not null default false, "published_at" timestamptz(3) null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`);
    this.addSql(`alter table "news_articles" add constraint "news_articles_slug_unique" unique ("slug");`);
    this.addSql(`create index "news_articles_is_published_published_at_id_index" on "news_articles" ("is_published", "published_at", "id");`);

    this.addSql(`alter table "bookings" add constraint "bookings_status_check" check ("status" in ('booked', 'cancelled'));`);
    this.addSql(`alter table "bookings" add constraint "bookings_locale_check" check ("locale" in ('en', 'de'));`);

    this.addSql(`alter table "clients" add constraint "clients_status_check" check ("status" in ('active', 'inactive'));`);
    this.addSql(`alter table "clients" add constraint "clients_payment_method_check" check ("payment_method" in ('bank_transfer', 'crypto', 'paypal'));`);
    this.addSql(`alter table "clients" add constraint "clients_preferred_currency_check" check ("preferred_currency" in ('EUR', 'USD', 'GBP', 'PHP'));`);
    this.addSql(`alter table "clients" add constraint "clients_plan_check" check ("plan" in ('starter', 'professional', 'enterprise'));`);
    this.addSql(`alter table "clients" add constraint "clients_locale_check" check ("locale" in ('en', 'de'));`);

    this.addSql(`alter table "contact_messages" add constraint "contact_messages_locale_check" check ("locale" in ('en', 'de'));`);

    this.addSql(`alter table "gallery_items" add constraint "gallery_items_image_id_foreign" foreign key ("image_id") references "images" ("id");`);

    this.addSql(`alter table "gallery_likes" add constraint "gallery_likes_item_id_foreign" foreign key ("item_id") references "gallery_items" ("id") on delete cascade;`);

    this.addSql(`alter table "employee_profiles" add constraint "employee_profiles_image_id_foreign" foreign key ("image_id") references "images" ("id") on delete set null;`);
    this.addSql(`alter table "employee_profiles" add constraint "employee_profiles_additional_image1_id_foreign" foreign key ("additional_image1_id") references "images" ("id") on delete set null;`);
    this.addSql(`alter table "employee_profiles" add constraint "employee_profiles_additional_image2_id_foreign" foreign key ("additional_image2_id") references "images" ("id") on delete set null;`);
    this.addSql(`alter table "employee_profiles" add constraint "employee_profiles_additional_image3_id_foreign" foreign key ("additional_image3_id") references "images" ("id") on delete set null;`);

    this.addSql(`alter table "image_variants" add constraint "image_variants_image_id_foreign" foreign key ("image_id") references "images" ("id") on delete cascade;`);
    this.addSql(`alter table "image_variants" add constraint "image_variants_format_check" check ("format" in ('avif', 'webp'));`);
    this.addSql(`alter table "image_variants" add constraint "image_variants_location_check" check ("location" in ('disk', 'uploadthing'));`);

    this.addSql(`alter table "newsletter_subscribers" add constraint "newsletter_subscribers_status_check" check ("status" in ('pending', 'confirmed', 'unsubscribed'));`);
    this.addSql(`alter table "newsletter_subscribers" add constraint "newsletter_subscribers_locale_check" check ("locale" in ('en', 'de'));`);

    this.addSql(`alter table "news_articles" add constraint "news_articles_main_image_id_foreign" foreign key ("main_image_id") references "images" ("id") on delete set null;`);
    this.addSql(`alter table "news_articles" add constraint "news_articles_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "gallery_items" drop constraint "gallery_items_image_id_foreign";`);
    this.addSql(`alter table "employee_profiles" drop constraint "employee_profiles_image_id_foreign";`);
    this.addSql(`alter table "employee_profiles" drop constraint "employee_profiles_additional_image1_id_foreign";`);
    this.addSql(`alter table "employee_profiles" drop constraint "employee_profiles_additional_image2_id_foreign";`);
    this.addSql(`alter table "employee_profiles" drop constraint "employee_profiles_additional_image3_id_foreign";`);
    this.addSql(`alter table "image_variants" drop constraint "image_variants_image_id_foreign";`);
    this.addSql(`alter table "news_articles" drop constraint "news_articles_main_image_id_foreign";`);
    this.addSql(`alter table "gallery_likes" drop constraint "gallery_likes_item_id_foreign";`);

    this.addSql(`drop table if exists "bookings" cascade;`);
    this.addSql(`drop table if exists "clients" cascade;`);
    this.addSql(`drop table if exists "contact_messages" cascade;`);
    this.addSql(`drop table if exists "images" cascade;`);
    this.addSql(`drop table if exists "gallery_items" cascade;`);
    this.addSql(`drop table if exists "gallery_likes" cascade;`);
    this.addSql(`drop table if exists "employee_profiles" cascade;`);
    this.addSql(`drop table if exists "image_variants" cascade;`);
    this.addSql(`drop table if exists "newsletter_subscribers" cascade;`);
    this.addSql(`drop table if exists "news_articles" cascade;`);
  }

}
