import { Migration } from '@mikro-orm/migrations';

/** Matches the keys of the counters in `settings`. */
const counterKeys = `"key" = 'client_number' or "key" ~ '^(invoice|credit_note)_number_[0-9]{4}$'`;

/** Finds the last number that clients got, by the counter or by the clients themselves; null or 0 where there was none. */
const lastClientNumber = `
  select greatest(
    (select "value"::int from "settings" where "key" = 'client_number'),
    (select max(substring("client_id" from 4)::int) from "clients" where "client_id" ~ '^TB-[0-9]{1,9}$')
  ) as "last"`;

/** Lists the known numbers of documents: those that the counters gave, and those that documents have. */
const documentNumbers = `
  select case when "key" like 'invoice%' then 'invoice' else 'credit-note' end as "series",
      right("key", 4)::int as "year", "value"::int as "last"
    from "settings" where "key" ~ '^(invoice|credit_note)_number_[0-9]{4}$'
  union all
  select 'invoice', substring("number" from 4 for 4)::int, substring("number" from 9)::int
    from "invoices" where "number" ~ '^TB-[0-9]{4}-[0-9]{1,9}$'
  union all
  select 'credit-note', substring("credit_number" from 7 for 4)::int, substring("credit_number" from 12)::int
    from "invoices" where "credit_number" ~ '^TB-CN-[0-9]{4}-[0-9]{1,9}$'`;

/** Makes the trigger of the settings, which tells the servers that pages have changed. */
const announceSettings = (isSeen: string) => `
  create trigger "announce_changed" after update on "settings"
  for each row when (${isSeen}) execute function "announce_content" ();`;

/** Takes the numbers of clients from a sequence and those of documents from a table: they were counted in the settings. */
export class Migration20261127021741 extends Migration {

  override name = 'Migration20261127021741';

  override up(): void | Promise<void> {
    // First, as it locks the whole table: a server that counts meanwhile waits for all of this.
    this.addSql(`drop trigger "announce_changed" on "settings";`);
    this.addSql(announceSettings(`old."value" is distinct from new."value"`));

    this.addSql(`create table "document_series" ("series" text not null, "year" int not null, "last_number" int not null, primary key ("series", "year"));`);
    this.addSql(`alter table "document_series" add constraint "document_series_series_check" check ("series" in ('invoice', 'credit-note'));`);
    this.addSql(`insert into "document_series" ("series", "year", "last_number") select "series", "year", max("last") from (${documentNumbers}) as known group by 1, 2;`);

    this.addSql(`create sequence "client_numbers";`);
    this.addSql(`select setval('client_numbers', "last") from (${lastClientNumber}) as known where "last" > 0;`);

    this.addSql(`delete from "settings" where ${counterKeys};`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger "announce_changed" on "settings";`);
    this.addSql(announceSettings(`old."value" is distinct from new."value" and new."key" not like '%\\_number%'`));

    // The older version counts on from its own numbers alone, so these must be the highest that anything has.
    this.addSql(`insert into "settings" ("key", "value", "description", "updated_at")
      select 'client_number', greatest("last", (select "last_value" from "client_numbers" where "is_called"))::text, '', now()
      from (${lastClientNumber}) as known
      where greatest("last", (select "last_value" from "client_numbers" where "is_called")) > 0
      on conflict ("key") do update set "value" = excluded."value";`);
    this.addSql(`insert into "settings" ("key", "value", "description", "updated_at")
      select replace("series", '-', '_') || '_number_' || "year", max("last")::text, '', now()
      from (${documentNumbers} union all select "series", "year", "last_number" from "document_series") as known
      group by "series", "year"
      on conflict ("key") do update set "value" = excluded."value";`);

    this.addSql(`drop sequence "client_numbers";`);
    this.addSql(`drop table "document_series";`);
  }

}
