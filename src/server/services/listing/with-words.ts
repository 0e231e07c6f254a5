import { raw } from '@mikro-orm/core';
import { containing } from './containing.ts';

/** A table under a trigram index of these columns, which are SQL of our own. */
export type WordIndex = { table: string; columns: readonly string[] };

/** The condition that one of the columns has these words in it; none without words. */
export type WordFilter = { [found: symbol]: [] };

/**
 * Rows that have these words in one of the columns. They are looked for before anything else: where the database expects
 * many, it would read row after row in the order of the list instead, and all of them where none of those is listed.
 */
export function withWords({ table, columns }: WordIndex, search: string | undefined): WordFilter {
  if (!search) return {};
  const isFound = columns.map((column) => `${column} ilike ?`).join(' or ');
  const found = raw(
    (alias) => `${alias}."id" = any(array(select "id" from "${table}" where ${isFound}))`,
    columns.map(() => containing(search)),
  );
  return { [found]: [] };
}
