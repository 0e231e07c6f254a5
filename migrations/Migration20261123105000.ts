import { Migration } from '@mikro-orm/migrations';

// The letters that no accent can be taken from, and the capitals of the three alphabets. Named one by one: `lower` goes
// by the locale of the server, and a generated column may not.
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZØĐŁÆŒÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';
const small = 'abcdefghijklmnopqrstuvwxyzodlaoþαβγδεζηθικλμνξοπρστυφχψω';
const moreCapitals = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯøđłæœıðς';
const moreSmall = 'абвгдежзиклмнопрстуфхцчшщъыьэюяodlaoidσ';

/**
 * The texts that a search looks in, in one column each. A text of a table that has a telephone number ends with the
 * number's digits with and without its country.
 */
const searched: Record<string, { texts: readonly string[]; phone?: string; column?: string }> = {
  applications: { texts: ['"applicant_name"', '"email"', '"phone"'], phone: '"phone"' },
  clients: {
    texts: ['"company_name"', '"client_id"', '"contact_person"', '"contact_email"', '"phone"'],
    phone: '"phone"',
  },
  employee_profiles: {
    texts: ['"name"', '"position"', '"department"', '"email"', '"phone"'],
    phone: '"phone"',
  },
  users: { texts: ['"first_name"', '"last_name"', '"email"'] },
  contact_messages: { texts: ['"name"', '"email"', '"company"', '"message"'] },
  newsletter_subscribers: { texts: ['"email"'] },
  bookings: { texts: ['"name"', '"email"', '"company"'] },
  news_articles: { texts: ['"title"', '"slug"', '"author_name"', `"german"->>'title'`] },
  questions: {
    texts: [
      '"question_text"',
      '"category"',
      '"public"."json_texts"("options")',
      `"german"->>'questionText'`,
      `"public"."json_texts"("german"->'options')`,
    ],
  },
  audit_events: { texts: ['"subject_label"'] },
  outgoing_mails: { texts: ['"recipient"', '"subject"'] },
  resources: { texts: ['"title"', '"description"', '"category"'] },
  announcements: { texts: ['"title"', '"body"', `"german"->>'title'`] },
  gallery_items: { texts: ['"caption"', '"caption_german"', '"alt"', '"alt_german"'] },
  change_requests: { texts: ['"text"', '"requested_by_name"', '"subject_label"'] },
};

const local = (email: string) => `split_part(${email}, '@', 1)`;

/**
 * What is compared where nothing is exact, where that is less than what is searched: many people share the domain of an
 * address, and long texts are like everything.
 */
const compared: Record<string, readonly string[]> = {
  applications: ['"applicant_name"', local('"email"')],
  clients: ['"company_name"', '"client_id"', '"contact_person"', local('"contact_email"')],
  employee_profiles: ['"name"', '"position"', '"department"', local('"email"')],
  users: ['"first_name"', '"last_name"', local('"email"')],
  contact_messages: ['"name"', local('"email"'), '"company"'],
  newsletter_subscribers: [local('"email"')],
  bookings: ['"name"', local('"email"'), '"company"'],
  outgoing_mails: [local('"recipient"'), '"subject"'],
};

/** The texts of an article as its readers search them. */
const bodyTexts = [
  '"title"',
  `"german"->>'title'`,
  '"excerpt"',
  '"content"',
  `"german"->>'excerpt'`,
  `"german"->>'content'`,
] as const;

/** The trigram indexes over the texts as they are written, which nothing reads any more. */
const formerIndexes: Record<string, string> = {
  clients: '"company_name" gin_trgm_ops, "client_id" gin_trgm_ops, "contact_person" gin_trgm_ops, "contact_email" gin_trgm_ops',
  contact_messages:
    '"name" gin_trgm_ops, "email" gin_trgm_ops, "company" gin_trgm_ops, "message" gin_trgm_ops',
  newsletter_subscribers: '"email" gin_trgm_ops',
  news_articles: `"title" gin_trgm_ops, "slug" gin_trgm_ops, "author_name" gin_trgm_ops, "excerpt" gin_trgm_ops, "content" gin_trgm_ops, ("german"->>'title') gin_trgm_ops, ("german"->>'excerpt') gin_trgm_ops, ("german"->>'content') gin_trgm_ops`,
  bookings: '"name" gin_trgm_ops, "email" gin_trgm_ops, "company" gin_trgm_ops',
  employee_profiles:
    '"name" gin_trgm_ops, "position" gin_trgm_ops, "department" gin_trgm_ops, "email" gin_trgm_ops',
  questions: '"question_text" gin_trgm_ops',
  audit_events: '"subject_label" gin_trgm_ops',
};

const joined = (texts: readonly string[]) =>
  texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `);

/** Every function names its schema: a restored backup computes the columns without a search path. */
const functions = [
  // Case, accents and the letters of their own go; umlauts become their vowels.
  `create function "public"."plain_text" ("written" text) returns text language sql immutable strict parallel safe as $$
     select translate(translate(
       replace(replace(regexp_replace(normalize("written", NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'),
       '${capitals}', '${small}'), '${moreCapitals}', '${moreSmall}')
   $$;`,
  // The vowels of written-out umlauts too.
  `create function "public"."fold_text" ("written" text) returns text language sql immutable strict parallel safe as $$
     select replace(replace(replace("public"."plain_text"("written"), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
   $$;`,
  // Both forms where they differ: a search may begin between the two vowels, as "eller" in "Mueller".
  `create function "public"."search_form" ("written" text) returns text language plpgsql immutable strict parallel safe as $$
     declare
       "plain" text := "public"."plain_text"("written");
       "folded" text := replace(replace(replace("plain", 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
     begin
       return case when "plain" = "folded" then "folded" else "folded" || ' ' || "plain" end;
     end $$;`,
  // The same for "Berger, Juan" and "Juan Berger"; null for a single word, which many people share.
  `create function "public"."name_key" ("written" text) returns text language plpgsql immutable strict parallel safe as $$
     declare
       "key" text := (select string_agg("word", ' ' order by "word" collate "C")
         from regexp_split_to_table("public"."fold_text"("written"), '[ ,;.]+') as "word" where "word" <> '');
     begin
       return case when "key" like '% %' then "key" end;
     end $$;`,
  // Digits with the country first, null for fewer than seven. Without a country a number is Philippine if it can be,
  // else German.
  `create function "public"."phone_e164" ("written" text) returns text language plpgsql immutable strict parallel safe as $$
     declare
       "digits" text := regexp_replace("written", '[^0-9]', '', 'g');
       "rest" text := ltrim("digits", '0');
     begin
       if length("digits") < 7 then return null; end if;
       if "written" not like '%+%' then
         if "digits" like '00%' then "digits" := "rest";
         elsif "digits" like '0%' and "rest" ~ '^(9[0-9]{9}|2[0-9]{7,8}|[3-8][0-9]{8})$' then "digits" := '63' || "rest";
         elsif "digits" like '0%' then "digits" := '49' || "rest";
         elsif "digits" ~ '^9[0-9]{9}$' then "digits" := '63' || "digits";
         end if;
       end if;
       return regexp_replace("digits", '^(63|49)0+', '\\1');
     end $$;`,
  // The digits with the country and as dialled within it, so that a part of either is found.
  `create function "public"."phone_forms" ("written" text) returns text language plpgsql immutable parallel safe as $$
     declare
       "full" text := "public"."phone_e164"("written");
     begin
       return coalesce(case when "full" ~ '^(63|49)' then "full" || ' 0' || substr("full", 3) else "full" end,
         regexp_replace("written", '[^0-9]', '', 'g'), '');
     end $$;`,
  // The texts of a list within JSON; none for anything else.
  `create function "public"."json_texts" ("list" jsonb) returns text language plpgsql immutable parallel safe as $$
     begin
       if jsonb_typeof("list") is distinct from 'array' then return ''; end if;
       return coalesce((select string_agg("said", ' ') from jsonb_array_elements_text("list") as "said"), '');
     end $$;`,
  // The rows of a table that are most like some words, and those nearly as much like them. The threshold is set for the
  // running transaction: the function cannot carry it, since only a superuser may name a parameter of a library that the
  // session has not loaded. A high one comes first, because a low one reads many more rows. "visible" is a condition on
  // the alias "s" in which $2 is the reader: a row that the reader may not know of must not push out another.
  `create function "public"."similar_ids" ("searched" regclass, "text" text, "words" text, "visible" text, "reader" uuid)
   returns uuid[] language plpgsql stable as $$
     declare
       "ids" uuid[];
       "threshold" text;
     begin
       foreach "threshold" in array array['0.6', '0.4'] loop
         perform set_config('pg_trgm.word_similarity_threshold', "threshold", true);
         execute format('select array(select "id" from (
             select "id", "likeness", max("likeness") over () as "most" from (
               select s."id", word_similarity($1, s.%I) as "likeness" from %s as s
               where s.%I %%> $1 and (%s)) as "near") as "ranked"
           where "likeness" >= "most" - 0.15 order by "likeness" desc, "id" limit 1000)', "text", "searched", "text", "visible")
           into "ids" using "words", "reader";
         exit when cardinality("ids") > 0;
       end loop;
       return "ids";
     end $$;`,
];

const functionNames = [
  'similar_ids (regclass, text, text, text, uuid)',
  'json_texts (jsonb)',
  'phone_forms (text)',
  'phone_e164 (text)',
  'name_key (text)',
  'search_form (text)',
  'fold_text (text)',
  'plain_text (text)',
];

export class Migration20261123105000 extends Migration {
  override name = 'Migration20261123105000';

  override up(): void {
    for (const each of functions) this.addSql(each);
    this.addSql('drop index "applications_phone_duplicates";');
    this.addSql(
      'alter table "applications" drop column "search_text", drop column "phone_digits";',
    );
    for (const table of Object.keys(formerIndexes)) this.addSql(`drop index "${table}_words";`);
    this.addSql('drop index "users_words";');
    for (const [table, { texts, phone }] of Object.entries(searched)) {
      const forms = phone ? ` || ' ' || "public"."phone_forms"(${phone})` : '';
      const names = compared[table];
      // One statement a table, so that its rows are written once.
      const columns = [
        ...(names
          ? [
              `add "similar_text" text not null generated always as ("public"."search_form"(${joined(names)})) stored`,
            ]
          : []),
        `add "search_text" text not null generated always as ("public"."search_form"(${joined(texts)})${forms}) stored`,
        ...(table === 'applications'
          ? [
              'add "phone_e164" text generated always as ("public"."phone_e164"("phone")) stored',
              'add "name_key" text generated always as ("public"."name_key"("applicant_name")) stored',
            ]
          : []),
        ...(table === 'audit_events'
          ? [
              `add "actor_text" text not null generated always as ("public"."search_form"(coalesce("actor_name", ''))) stored`,
            ]
          : []),
        ...(table === 'news_articles'
          ? [
              `add "search_body" text not null generated always as ("public"."search_form"(${joined(bodyTexts)})) stored`,
            ]
          : []),
      ];
      this.addSql(`alter table "${table}" ${columns.join(', ')};`);
      if (names) {
        this.addSql(
          `create index "${table}_similar" on "${table}" using gin ("similar_text" gin_trgm_ops)${table === 'users' ? ' with (fastupdate = off)' : ''};`,
        );
      }
      this.addSql(
        `create index "${table}_search" on "${table}" using gin ("search_text" gin_trgm_ops)${table === 'users' ? ' with (fastupdate = off)' : ''};`,
      );
    }
    this.addSql(
      'create index "audit_events_actor" on "audit_events" using gin ("actor_text" gin_trgm_ops);',
    );
    this.addSql(
      'create index "news_articles_search_body" on "news_articles" using gin ("search_body" gin_trgm_ops);',
    );
    this.addSql(
      'create index "applications_phone_duplicates" on "applications" ("phone_e164");',
    );
    this.addSql('create index "applications_name_duplicates" on "applications" ("name_key");');
  }

  override down(): void {
    this.addSql(
      'alter table "applications" drop column "phone_e164", drop column "name_key";',
    );
    this.addSql('alter table "news_articles" drop column "search_body";');
    this.addSql('alter table "audit_events" drop column "actor_text";');
    for (const table of Object.keys(searched)) {
      this.addSql(`alter table "${table}" drop column "search_text";`);
      if (compared[table]) this.addSql(`alter table "${table}" drop column "similar_text";`);
    }
    for (const name of functionNames) this.addSql(`drop function "public".${quoted(name)};`);
    this.addSql(`alter table "applications"
      add "search_text" text not null generated always as (lower("applicant_name" || ' ' || "email" || ' ' || "phone" || ' ' || regexp_replace("phone", '[^0-9]', '', 'g'))) stored,
      add "phone_digits" text not null generated always as (regexp_replace("phone", '[^0-9]', '', 'g')) stored;`);
    this.addSql(
      'create index "applications_search_text_words" on "applications" using gin ("search_text" gin_trgm_ops);',
    );
    this.addSql(
      'create index "applications_phone_duplicates" on "applications" ("phone_digits");',
    );
    for (const [table, columns] of Object.entries(formerIndexes)) {
      this.addSql(`create index "${table}_words" on "${table}" using gin (${columns});`);
    }
    this.addSql(
      'create index "users_words" on "users" using gin ("first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "email" gin_trgm_ops) with (fastupdate = off);',
    );
  }
}

const quoted = (signature: string) => signature.replace(/^(\w+)/, '"$1"');
