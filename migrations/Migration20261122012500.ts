import { Migration } from '@mikro-orm/migrations';

/** The orders, filters and counts of the articles; deleted ones stand in no list. */
const newsIndexes = {
  published: '"is_published", "published_at", "id"',
  category_published: '"category", "is_published", "published_at"',
  updated_at_sort: '"updated_at", "id"',
  title_sort: '"title", "id"',
  author_name_sort: '"author_name", "id"',
  category_sort: '"category", "id"',
  // What was never published comes last both ways.
  oldest_sort: '"published_at", "id"',
  newest_sort: '"published_at" desc nulls last, "id" desc',
} as const;

/** What a search looks for anywhere in a text. */
const wordIndexes = {
  news_articles: [
    '"title"',
    '"slug"',
    '"author_name"',
    '"excerpt"',
    '"content"',
    `("german"->>'title')`,
    `("german"->>'excerpt')`,
    `("german"->>'content')`,
  ],
  bookings: ['"name"', '"email"', '"company"'],
  employee_profiles: ['"name"', '"position"', '"department"', '"email"'],
  questions: ['"question_text"'],
} as const;

export class Migration20261122012500 extends Migration {
  override name = 'Migration20261122012500';

  override up(): void {
    this.addSql('drop index "news_articles_is_published_published_at_id_index";');
    for (const [name, columns] of Object.entries(newsIndexes)) {
      this.addSql(
        `create index "news_articles_${name}" on "news_articles" (${columns}) where "deleted_at" is null;`,
      );
    }
    this.addSql(
      `create index "news_articles_category_names" on "news_articles" ("category", ("german"->>'category')) where "is_published" and "deleted_at" is null;`,
    );
    this.addSql('create extension if not exists pg_trgm;');
    for (const [table, columns] of Object.entries(wordIndexes)) {
      const words = columns.map((column) => `${column} gin_trgm_ops`).join(', ');
      this.addSql(`create index "${table}_words" on "${table}" using gin (${words});`);
    }
  }

  override down(): void {
    for (const table of Object.keys(wordIndexes)) this.addSql(`drop index "${table}_words";`);
    this.addSql('drop index "news_articles_category_names";');
    for (const name of Object.keys(newsIndexes)) this.addSql(`drop index "news_articles_${name}";`);
    this.addSql(
      `create index "news_articles_is_published_published_at_id_index" on "news_articles" ("is_published", "published_at", "id");`,
    );
  }
}
