import { Migration } from '@mikro-orm/migrations';

/** Sorted both ways, read in either direction; the id makes the order total. */
const sortIndexes = {
  applicant_name: '"applicant_name", "id"',
  email: '"email", "id"',
  position: '"position", "id"',
  shown_status: '"shown_status", "id"',
  shown_status_created_at: '"shown_status", "created_at", "id"',
  // Who has no score comes last both ways: above every score when the lowest is first, below when the highest is.
  score_ascending: '(coalesce("final_score", 1000)), "id"',
  score_descending: '(coalesce("final_score", -1)), "id"',
} as const;

/** Adds to the counts what a statement has changed; in the order of the keys, so that two statements never wait for each other. */
const countChanges = (rows: string) => `
  insert into "application_counts" as kept ("status", "position", "slot", "total")
  select changed."shown_status", changed."position", pg_backend_pid() % 16, sum(changed."by")
  from (${rows}) as changed
  group by changed."shown_status", changed."position"
  having sum(changed."by") <> 0
  order by changed."shown_status", changed."position"
  on conflict ("status", "position", "slot") do update set "total" = kept."total" + excluded."total";
  return null;`;

const counted = (table: string, by: 1 | -1) =>
  `select "shown_status", "position", ${by} as "by" from ${table}`;

const triggers = {
  insert: {
    referencing: 'referencing new table as added',
    body: countChanges(counted('added', 1)),
  },
  update: {
    referencing: 'referencing old table as removed new table as added',
    body: countChanges(`${counted('removed', -1)} union all ${counted('added', 1)}`),
  },
  delete: {
    referencing: 'referencing old table as removed',
    body: countChanges(counted('removed', -1)),
  },
  truncate: { referencing: '', body: 'delete from "application_counts"; return null;' },
} as const;

export class Migration20261120190210 extends Migration {
  override name = 'Migration20261120190210';

  override up(): void {
    this.addSql(
      `create table "application_reveals" ("application_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null, primary key ("application_id", "user_id"));`,
    );
    this.addSql(
      `create index "application_reveals_user_id_index" on "application_reveals" ("user_id");`,
    );
    this.addSql(
      `alter table "application_reveals" add constraint "application_reveals_application_id_foreign" foreign key ("application_id") references "applications" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "application_reveals" add constraint "application_reveals_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `create table "application_recomputations" ("id" uuid not null, "application_id" uuid not null, "scores_before" jsonb not null, "scores_after" jsonb not null, "actor_id" uuid null, "actor_name" varchar(200) not null, "created_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "application_recomputations_application_id_index" on "application_recomputations" ("application_id");`,
    );
    this.addSql(
      `alter table "application_recomputations" add constraint "application_recomputations_application_id_foreign" foreign key ("application_id") references "applications" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "application_recomputations" add constraint "application_recomputations_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null;`,
    );

    this.addSql('create extension if not exists pg_trgm;');
    this.addSql(`alter table "applications"
      add "search_text" text not null generated always as (lower("applicant_name" || ' ' || "email" || ' ' || "phone" || ' ' || regexp_replace("phone", '[^0-9]', '', 'g'))) stored,
      add "shown_status" text not null generated always as (case when "status" in ('reviewing', 'accepted', 'rejected') then "status" else 'pending' end) stored,
      add "phone_digits" text not null generated always as (regexp_replace("phone", '[^0-9]', '', 'g')) stored;`);
    this.addSql(`drop index "applications_status_created_at_id_index";`);
    for (const [name, columns] of Object.entries(sortIndexes)) {
      this.addSql(`create index "applications_${name}_sort" on "applications" (${columns});`);
    }
    this.addSql(
      `create index "applications_search_text_words" on "applications" using gin ("search_text" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "applications_email_duplicates" on "applications" (lower("email"));`,
    );
    this.addSql(
      `create index "applications_phone_duplicates" on "applications" ("phone_digits");`,
    );

    this.addSql(
      `create table "application_counts" ("status" text not null, "position" text not null, "slot" int not null, "total" bigint not null, primary key ("status", "position", "slot"));`,
    );
    this.addSql(
      `insert into "application_counts" select "shown_status", "position", 0, count(*) from "applications" group by "shown_status", "position";`,
    );
    for (const [event, { referencing, body }] of Object.entries(triggers)) {
      this.addSql(
        `create function "count_applications_after_${event}"() returns trigger language plpgsql as $count$ begin ${body} end $count$;`,
      );
      this.addSql(
        `create trigger "applications_counted_after_${event}" after ${event} on "applications" ${referencing} for each statement execute function "count_applications_after_${event}"();`,
      );
    }
  }

  override down(): void {
    for (const event of Object.keys(triggers)) {
      this.addSql(`drop trigger "applications_counted_after_${event}" on "applications";`);
      this.addSql(`drop function "count_applications_after_${event}";`);
    }
    this.addSql('drop table "application_counts";');
    this.addSql(
      'alter table "applications" drop column "search_text", drop column "shown_status", drop column "phone_digits";',
    );
    for (const name of ['applicant_name', 'email', 'position', 'score_ascending', 'score_descending']) {
      this.addSql(`drop index "applications_${name}_sort";`);
    }
    this.addSql('drop index "applications_email_duplicates";');
    this.addSql(
      `create index "applications_status_created_at_id_index" on "applications" ("status", "created_at", "id");`,
    );
    this.addSql('drop table "application_recomputations";');
    this.addSql('drop table "application_reveals";');
    // The extension stays: it may have been there before, and others may use it.
  }
}
