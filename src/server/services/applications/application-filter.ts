import type { ApplicationFilter } from '../../../shared/contracts/application-list.ts';
import { similarIds, wordsIn } from '../listing/folded-search.ts';
import { allOf, type Fragment, fragment } from '../listing/sql-fragment.ts';
import { isMaskedSql } from './blind-review.ts';

/**
 * Each word has to occur somewhere; or, of what is similar, the words as a whole have to be nearly there. What is covered
 * cannot be found by its name.
 */
function matchingWords(
  search: string | undefined,
  actorId: string,
  isSimilar: boolean,
): Fragment[] {
  if (!search) return [];
  const masked = isMaskedSql('a', actorId);
  const isVisible = { sql: `not (${masked.sql})`, params: masked.params };
  if (!isSimilar) return [wordsIn('a."search_text"', search), isVisible];
  const visible = `not (${isMaskedSql('s', actorId).sql})`;
  const ids = similarIds({ table: 'applications', visible, reader: actorId }, search);
  return [fragment(`a."id" = any(${ids.sql})`, ...ids.params), isVisible];
}

/**
 * The conditions of a filter on applications under the alias `a`, its status left out.
 * @param isSimilar takes what is similar to the search instead of what has its words
 */
export function matchingBesidesStatus(
  filter: ApplicationFilter,
  actorId: string,
  isSimilar = false,
): Fragment {
  const { search, untold, position, scoreFrom, scoreTo, appliedFrom, appliedBefore } = filter;
  return allOf([
    ...matchingWords(search, actorId, isSimilar),
    ...(untold
      ? [
          fragment(
            `a."shown_status" = 'rejected' and a."told_at" is null and a."tell_at" is null and a."withdrawn_at" is null`,
          ),
        ]
      : []),
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
export function matching(filter: ApplicationFilter, actorId: string, isSimilar = false): Fragment {
  return allOf([
    ...(filter.status === undefined ? [] : [fragment('a."shown_status" = ?', filter.status)]),
    matchingBesidesStatus(filter, actorId, isSimilar),
  ]);
}
