import { Migration } from '@mikro-orm/migrations';

const texts = ['"name"', '"position"', '"department"', '"email"', '"phone"'];
const privateTexts = ['"private_email"', '"private_phone"'];

/** However it is written: with its country, with the zero that is dialled within it, with spaces. */
const samePhone =
  '(e."phone" = a."phone" or "public"."phone_e164"(e."phone") = "public"."phone_e164"(a."phone"))';

/** The text that a search looks in, folded, with the digits of each number. */
const searchText = (columns: readonly string[], phones: readonly string[]) =>
  `"public"."search_form"(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})` +
  phones.map((phone) => ` || ' ' || coalesce("public"."phone_forms"(${phone}), '')`).join('');

export class Migration20261123112000 extends Migration {
  override name = 'Migration20261123112000';

  override up(): void {
    this.addSql(
      `alter table "employee_profiles" add "private_phone" varchar(40) null, add "private_email" varchar(254) null, add "public_consent_version" varchar(40) null, add "public_consent_locale" text null, add "public_consent_at" timestamptz(3) null, add "public_consent_by" varchar(200) null, add "public_consent_withdrawn_at" timestamptz(3) null;`,
    );
    // Nobody could read these pages: there is no text on them.
    this.addSql(
      `update "employee_profiles" set "is_public" = false where "is_public" and ("short_bio" = '' or "bio" = '');`,
    );
    // What came from an application was the applicant's own. It leaves the public fields, also where a page shows it: a
    // number for work can be entered again, what was read cannot be taken back.
    this.addSql(
      `update "employee_profiles" as e set
         "private_phone" = case when ${samePhone} then e."phone" end,
         "private_email" = case when lower(e."email") = lower(a."email") then e."email" end,
         "phone" = case when ${samePhone} then null else e."phone" end,
         "email" = case when lower(e."email") = lower(a."email") then null else e."email" end
       from "applications" as a where a."id" = e."application_id";`,
    );
    this.addSql(
      `update "employee_profiles" set "public_consent_version" = 'earlier', "public_consent_at" = now() where "is_public";`,
    );
    this.addSql(
      `alter table "employee_profiles" add constraint "employee_profiles_public_consent_locale_check" check ("public_consent_locale" in ('en', 'de'));`,
    );
    this.addSql(
      `alter table "employee_profiles" add constraint "employee_profiles_public_consent_check" check (not "is_public" or "public_consent_at" is not null);`,
    );
    this.searchIn([...texts, ...privateTexts], ['"phone"', '"private_phone"']);
  }

  override down(): void {
    // A search that knows the private fields holds on to them.
    this.searchIn(texts, ['"phone"']);
    this.addSql(
      `alter table "employee_profiles" drop constraint "employee_profiles_public_consent_check", drop constraint "employee_profiles_public_consent_locale_check";`,
    );
    this.addSql(
      `update "employee_profiles" set "phone" = coalesce("phone", "private_phone"), "email" = coalesce("email", "private_email");`,
    );
    this.addSql(
      `alter table "employee_profiles" drop column "private_phone", drop column "private_email", drop column "public_consent_version", drop column "public_consent_locale", drop column "public_consent_at", drop column "public_consent_by", drop column "public_consent_withdrawn_at";`,
    );
  }

  private searchIn(columns: readonly string[], phones: readonly string[]): void {
    this.addSql(
      `alter table "employee_profiles" drop column "search_text", add "search_text" text not null generated always as (${searchText(columns, phones)}) stored;`,
    );
    this.addSql(
      'create index "employee_profiles_search" on "employee_profiles" using gin ("search_text" gin_trgm_ops);',
    );
  }
}
