import { raw } from '@mikro-orm/core';
import { foldText, searchTerms } from '../../shared/domain/fold-text.ts';
import type { EntityManager } from '../db/orm.ts';
import { allOf, type Fragment, fragment, likeContains } from './list-query.ts';

/** A table with a generated column `search_text`, and the condition under which its rows stand in a list at all. */
export type SearchedTable = {
  table: string;
  /** SQL of our own on the alias `s`, in which `?::uuid` is the reader; all rows when it is missing. */
  visible?: string;
  /** The condition under which a row may be found by its likeness to a search; `visible` when it is missing. */
  comparable?: string;
  reader?: string;
  /**
   * SQL of our own on the alias `s`, for a list that looks elsewhere than in `search_text`; each word in any of them. A
   * text, or a whole condition with a `?` for each pattern of the word.
   */
  texts?: readonly string[];
  /** The records that own these, which are compared in their place: their names are what people misspell. */
  owner?: { table: string; column: string };
};

/** A table of records that can be deleted and restored; a search finds the deleted ones no more. */
export const undeletedRows = (table: string): SearchedTable => ({
  table,
  visible: 's."deleted_at" is null',
});

/** Tables with a column of their own for what is compared where nothing is exact. */
const withNames = new Set([
  'applications',
  'clients',
  'employee_profiles',
  'users',
  'contact_messages',
  'newsletter_subscribers',
  'bookings',
  'outgoing_mails',
]);

/** A condition of the ORM on the rows that a search found; none without a search. */
export type SearchFilter = { [found: symbol]: [] };

/**
 * The condition that every word of a search occurs in one of some texts, folded as the words are.
 * @param texts SQL of our own for texts that the database has folded (`search_text`, or `search_form(…)`), or for
 *   conditions with a `?` for each pattern of the word
 */
export function wordsIn(texts: string | readonly string[], search: string): Fragment {
  const all = typeof texts === 'string' ? [texts] : texts;
  const anyOf = all.map((text) => (text.includes('?') ? text : `${text} like ?`)).join(' or ');
  const patterns = anyOf.split('?').slice(1);
  const inAny = (word: string) => fragment(`(${anyOf})`, ...patterns.map(() => likeContains(word)));
  return allOf(
    searchTerms(search).map(({ words, digits }) => {
      const written = allOf(words.map(inAny));
      if (digits === null) return written;
      const number = inAny(digits);
      return fragment(`(${written.sql}) or ${number.sql}`, ...written.params, ...number.params);
    }),
  );
}

/** Matches text with letters: digits and signs are like many others, and mean something else. */
const nameLike = /\p{L}{3}/u;

/**
 * SQL for the ids of the rows that are most like a search, as an array; rows the reader may not know of are none.
 * Without three letters in a row nothing is similar. Of an address only what stands before the `@` is compared.
 */
export function similarIds(
  { table, visible = 'true', comparable = visible, reader }: SearchedTable,
  search: string,
): Fragment {
  const words = search.replaceAll(/@\S*/gu, ' ');
  if (!nameLike.test(words)) return fragment("'{}'::uuid[]");
  return fragment(
    // Within a query of its own, so that it is called once and not for each row.
    '(select "similar_ids"(?::regclass, ?, ?, ?, ?::uuid))::uuid[]',
    table,
    withNames.has(table) ? 'similar_text' : 'search_text',
    foldText(words).replaceAll(/[\s,;]+/gu, ' '),
    comparable.replaceAll('?::uuid', '$2'),
    reader ?? null,
  );
}

/** SQL for the ids of the rows that have every word of a search, as an array. */
function exactIds({ table, visible, reader, texts }: SearchedTable, search: string): Fragment {
  const found = wordsIn(texts ?? 's."search_text"', search);
  const readers = (visible?.split('?::uuid').length ?? 1) - 1;
  return fragment(
    `array(select s."id" from "${table}" as s where (${found.sql}) and (${visible ?? 'true'}))`,
    ...found.params,
    ...Array.from({ length: readers }, () => reader),
  );
}

/** SQL for the ids of the rows that are most like a search, or whose owners are, as an array. */
function similarRows(searched: SearchedTable, search: string): Fragment {
  const { table, owner } = searched;
  if (!owner) return similarIds(searched, search);
  const owning = `exists (select 1 from "${table}" as o where o."${owner.column}" = s."id")`;
  const owners = similarIds({ table: owner.table, visible: owning }, search);
  return fragment(
    `array(select "id" from "${table}" where "${owner.column}" = any(${owners.sql}))`,
    ...owners.params,
  );
}

export type FoundBySearch = {
  /** SQL for the ids of the rows that were found, as an array; null without a search. */
  ids: Fragment | null;
  /** Nothing has every word; what was found is only similar. */
  isSimilar: boolean;
};

/**
 * The rows of a table that have every word of a search; where there is none, those that are most like it. Both are
 * looked for before anything else: where the database expects many, it would read row after row in the order of the
 * list instead, and all of them where none of those is listed. One query that looks whether there is a row; what is
 * returned is read again by each query that uses it.
 */
export async function findBySearch(
  em: EntityManager,
  table: SearchedTable,
  search: string | undefined,
): Promise<FoundBySearch> {
  if (!search) return { ids: null, isSimilar: false };
  const exact = exactIds(table, search);
  const [row] = await em.execute<{ found: boolean }[]>(
    `select cardinality(${exact.sql}) > 0 as "found"`,
    [...exact.params],
  );
  if (row?.found) return { ids: exact, isSimilar: false };
  return { ids: similarRows(table, search), isSimilar: true };
}

/** The same as a condition for a list that the ORM reads. */
export async function searchIn(
  em: EntityManager,
  table: SearchedTable,
  search: string | undefined,
): Promise<{ where: SearchFilter; isSimilar: boolean }> {
  const { ids, isSimilar } = await findBySearch(em, table, search);
  if (!ids) return { where: {}, isSimilar };
  const found = raw((alias) => `${alias}."id" = any(${ids.sql})`, [...ids.params]);
  return { where: { [found]: [] }, isSimilar };
}
