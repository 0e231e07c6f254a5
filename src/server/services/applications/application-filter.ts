import type { ApplicationFilter } from '../../../shared/contracts/application-list.ts';
import { containing } from '../listing/containing.ts';
import { allOf, type Fragment, fragment } from '../listing/sql-fragment.ts';
import { isMaskedSql } from './blind-review.ts';

/**
 * Each word has to occur somewhere. Lower case is made by the database, as in the column it looks through. What is
 * covered cannot be found by its name.
 */
function matchingWords(search: string | undefined, actorId: string): Fragment[] {
  const words = search?.split(/\s+/u).filter(Boolean) ?? [];
  if (words.length === 0) return [];
  const masked = isMaskedSql('a', actorId);
  return [
    ...words.map((word) => fragment('a."search_text" like lower(?)', containing(word))),
    { sql: `not (${masked.sql})`, params: masked.params },
  ];
}

/** The conditions of a filter on applications under the alias `a`, its status left out. */
export function matchingBesidesStatus(filter: ApplicationFilter, actorId: string): Fragment {
  const { search, position, scoreFrom, scoreTo, appliedFrom, appliedBefore } = filter;
  return allOf([
    ...matchingWords(search, actorId),
    ...(position === undefined ? [] : [fragment('a."position" = ?', position)]),
    ...(scoreFrom === undefined ? [] : [fragment('a."final_score" >= ?::int', scoreFrom)]),
    ...(scoreTo === undefined ? [] : [fragment('a."final_score" <= ?::int', scoreTo)]),
    ...(appliedFrom === undefined
      ? []
      : [fragment('a."created_at" >= ?::timestamptz', appliedFrom)]),
    ...(appliedBefore === undefined
      ? []
      : [fragment('a."created_at" < ?::timestamptz', appliedBefore)]),
  ]);
}

/** The conditions of a whole filter on applications under the alias `a`; an unknown status counts as pending. */
export function matching(filter: ApplicationFilter, actorId: string): Fragment {
  return allOf([
    ...(filter.status === undefined ? [] : [fragment('a."shown_status" = ?', filter.status)]),
    matchingBesidesStatus(filter, actorId),
  ]);
}
