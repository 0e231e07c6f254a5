import { Migration } from '@mikro-orm/migrations';

/** Which tables public pages show, and which changes of a row they would show. */
const shown = {
  news_articles: 'old.* is distinct from new.*',
  employee_profiles: 'old.* is distinct from new.*',
  // The counters of clients and invoices are kept there as well.
  settings: `old."value" is distinct from new."value" and new."key" not like '%\\_number%'`,
  // Likes come by the thousand; a kept page may be a minute behind on their number.
  gallery_items: `to_jsonb(old) - 'like_count' is distinct from to_jsonb(new) - 'like_count'`,
};

/** The database tells every server when something public pages show has changed; and when which chore is due. */
export class Migration20261122083100 extends Migration {
  override name = 'Migration20261122083100';

  override up(): void {
    this.addSql(
      `create table "chores" ("name" varchar(100) not null, "next_at" timestamptz(3) not null, primary key ("name"));`,
    );
    // Sent at the commit of the change, once however many rows it changes, and never for one that is rolled back.
    this.addSql(`
      create function "announce_content" () returns trigger language plpgsql as $$
      begin
        perform pg_notify('talabridge_content', '');
        return null;
      end $$;`);
    for (const [table, isSeen] of Object.entries(shown)) {
      this.addSql(`
        create trigger "announce_written" after insert or delete on "${table}"
        for each row execute function "announce_content" ();`);
      this.addSql(`
        create trigger "announce_changed" after update on "${table}"
        for each row when (${isSeen}) execute function "announce_content" ();`);
    }
  }

  override down(): void {
    for (const table of Object.keys(shown)) {
      this.addSql(`drop trigger "announce_written" on "${table}";`);
      this.addSql(`drop trigger "announce_changed" on "${table}";`);
    }
    this.addSql('drop function "announce_content" ();');
    this.addSql('drop table "chores";');
  }
}
