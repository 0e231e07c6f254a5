import { Migration } from '@mikro-orm/migrations';

/** Gives exchange rates a table of their own: they were cached in the settings, as one text. */
export class Migration20261127022513 extends Migration {

  override name = 'Migration20261127022513';

  override up(): void | Promise<void> {
    this.addSql(`create table "exchange_rates" ("currency" text not null, "pesos" double precision not null, "fetched_at" timestamptz(3) not null, primary key ("currency"));`);
    this.addSql(`alter table "exchange_rates" add constraint "exchange_rates_currency_check" check ("currency" in ('USD', 'EUR', 'GBP'));`);

    this.addSql(`insert into "exchange_rates" ("currency", "pesos", "fetched_at") select rate."currency", rate."pesos"::double precision, "updated_at" from "settings", jsonb_each_text("settings"."value"::jsonb) as rate("currency", "pesos") where "settings"."key" = 'exchange_rates';`);
    this.addSql(`delete from "settings" where "key" = 'exchange_rates';`);

    this.addSql(`create trigger "announce_written" after insert or delete on "exchange_rates" for each row execute function "announce_content" ();`);
    this.addSql(`create trigger "announce_changed" after update on "exchange_rates" for each row when (old."pesos" is distinct from new."pesos") execute function "announce_content" ();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`insert into "settings" ("key", "value", "description", "updated_at") select 'exchange_rates', jsonb_object_agg("currency", "pesos")::text, '', max("fetched_at") from "exchange_rates" having count(*) > 0 on conflict ("key") do update set "value" = excluded."value", "updated_at" = excluded."updated_at";`);
    this.addSql(`drop table "exchange_rates";`);
  }

}
