import { Migration } from '@mikro-orm/migrations';

/** The orders and filters of clients, messages, meetings and newsletter addresses; the id makes an order total. */
const sortIndexes = {
  clients_company_name_id_index: '"clients" ("company_name", "id")',
  clients_contact_person_id_index: '"clients" ("contact_person", "id")',
  clients_source_handled_at_created_at_id_index:
    '"clients" ("source", "handled_at", "created_at", "id")',
  contact_messages_name_id_index: '"contact_messages" ("name", "id")',
  contact_messages_status_created_at_id_index:
    '"contact_messages" ("status", "created_at", "id")',
  bookings_starts_at_id_index: '"bookings" ("starts_at", "id")',
  newsletter_subscribers_created_at_id_index: '"newsletter_subscribers" ("created_at", "id")',
  newsletter_subscribers_status_created_at_id_index:
    '"newsletter_subscribers" ("status", "created_at", "id")',
} as const;

/** What a search looks for anywhere in a text; these belong to the database alone. */
const wordIndexes = {
  clients_words: ['clients', 'company_name', 'client_id', 'contact_person', 'contact_email'],
  contact_messages_words: ['contact_messages', 'name', 'email', 'company', 'message'],
  newsletter_subscribers_words: ['newsletter_subscribers', 'email'],
} as const;

export class Migration20261120211500 extends Migration {
  override name = 'Migration20261120211500';

  override up(): void {
    for (const [name, columns] of Object.entries(sortIndexes)) {
      this.addSql(`create index "${name}" on ${columns};`);
    }
    this.addSql('create extension if not exists pg_trgm;');
    for (const [name, [table, ...columns]] of Object.entries(wordIndexes)) {
      const words = columns.map((column) => `"${column}" gin_trgm_ops`).join(', ');
      this.addSql(`create index "${name}" on "${table}" using gin (${words});`);
    }
  }

  override down(): void {
    for (const name of [...Object.keys(sortIndexes), ...Object.keys(wordIndexes)]) {
      this.addSql(`drop index "${name}";`);
    }
  }
}
