import { Migration } from '@mikro-orm/migrations';

/** Invoices are found by number and by the company they were written to, projects by name. */
const searched: Record<string, string> = {
  invoices: `coalesce("number", '') || ' ' || coalesce("recipient"->>'companyName', '')`,
  projects: '"name"',
};

export class Migration20261126030500 extends Migration {
  override name = 'Migration20261126030500';

  override up(): void {
    for (const [table, text] of Object.entries(searched)) {
      this.addSql(
        `alter table "${table}" add "search_text" text not null generated always as ("public"."search_form"(${text})) stored;`,
      );
      this.addSql(
        `create index "${table}_search" on "${table}" using gin ("search_text" gin_trgm_ops);`,
      );
    }
  }

  override down(): void {
    for (const table of Object.keys(searched)) {
      this.addSql(`alter table "${table}" drop column "search_text";`);
    }
  }
}
