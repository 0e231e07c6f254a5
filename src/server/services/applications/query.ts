import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import { z } from 'zod';
import { withheldEntries } from '../../../shared/contracts/application.ts';
import {
  type ApplicationFilter,
  type ApplicationSort,
  type ApplicationSummary,
  applicationSummarySchema,
  type ListApplicationsInput,
  listedEntriesSchema,
} from '../../../shared/contracts/application-admin.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { toStatus } from '../applicant-status.ts';
import { applicationAnonymisedSql } from '../blind-review.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { similarIds, wordsIn } from '../folded-search.ts';
import { allOf, type Fragment, fragment, planPage, type SortKey } from '../list-query.ts';
import { duplicateIdsSql } from './duplicates.ts';

/**
 * Requires each word to occur somewhere or, for similar matches, the words as a whole to be close. A masked applicant
 * cannot be found by name.
 */
function wordConditions(
  search: string | undefined,
  actorId: string,
  isSimilar: boolean,
): Fragment[] {
  if (!search) return [];
  const masked = applicationAnonymisedSql('a', actorId);
  const isVisible = { sql: `not (${masked.sql})`, params: masked.params };
  if (!isSimilar) return [wordsIn('a."search_text"', search), isVisible];
  const visible = `not (${applicationAnonymisedSql('s', actorId).sql})`;
  const ids = similarIds({ table: 'applications', visible, reader: actorId }, search);
  return [fragment(`a."id" = any(${ids.sql})`, ...ids.params), isVisible];
}

/**
 * The conditions of a filter on applications under the alias `a`, its status left out.
 * @param isSimilar takes what is similar to the search instead of what has its words
 */
export function filterSqlExceptStatus(
  filter: ApplicationFilter,
  actorId: string,
  isSimilar = false,
): Fragment {
  const { search, untold, position, scoreFrom, scoreTo, appliedFrom, appliedBefore } = filter;
  return allOf([
    ...wordConditions(search, actorId, isSimilar),
    ...(untold
      ? [
          fragment(
            `a."shown_status" = 'rejected' and a."told_at" is null and a."withdrawn_at" is null
             and (a."tell_at" is null or a."tell_at" < now() - interval '1 day')`,
          ),
        ]
      : []),
    ...[
      fragment('a."position" = ?', position),
      fragment('a."final_score" >= ?::int', scoreFrom),
      fragment('a."final_score" <= ?::int', scoreTo),
      fragment('a."created_at" >= ?::timestamptz', appliedFrom),
      fragment('a."created_at" < ?::timestamptz', appliedBefore),
    ].filter(({ params: [value] }) => value !== undefined),
  ]);
}

/** The conditions of a whole filter on applications under the alias `a`; an unknown status counts as pending. */
export function applicationFilterSql(
  filter: ApplicationFilter,
  actorId: string,
  isSimilar = false,
): Fragment {
  return allOf([
    ...(filter.status === undefined ? [] : [fragment('a."shown_status" = ?', filter.status)]),
    filterSqlExceptStatus(filter, actorId, isSimilar),
  ]);
}

/** An application as the statement below returns it, not masked yet. */
type ApplicationRow = Omit<ApplicationSummary, 'status' | 'resumeUrl' | `${string}At`> &
  Record<'status' | 'shownStatus' | 'resumeId', string> & {
    createdAtMs: number;
    withdrawnAtMs: number | null;
  };

const readColumns = applicationSummarySchema
  .omit({ generalQuizScore: true, englishTestScore: true, createdAt: true, withdrawnAt: true })
  .omit({ resumeUrl: true, notesCount: true, hasDuplicate: true, isMasked: true })
  .extend({ shownStatus: z.string(), resumeId: z.string() })
  .keyof();

/** Columns that are computed; both drivers give back numbers for these types. */
const computedColumns: Record<
  Exclude<keyof ApplicationRow, z.infer<typeof readColumns> | 'hasDuplicate' | 'isMasked'>,
  string
> = {
  generalQuizScore: 'a."general_quiz_score"::float8',
  englishTestScore: 'a."english_test_score"::float8',
  createdAtMs: '(extract(epoch from a."created_at") * 1000)::float8',
  withdrawnAtMs: '(extract(epoch from a."withdrawn_at") * 1000)::float8',
  notesCount:
    '(select count(*)::int from "application_notes" as note where note."application_id" = a."id")',
};

const naming = new UnderscoreNamingStrategy();
const columnSql = (name: z.infer<typeof readColumns>) => `a."${naming.propertyToColumnName(name)}"`;
const columns = [
  ...readColumns.options.map((name) => [name, columnSql(name)]),
  ...Object.entries(computedColumns),
]
  .map(([name, sql]) => `${sql} as "${name}"`)
  .join(', ');

/**
 * Applications under the conditions, in the order of the plan, at most its limit: one statement, in which what belongs
 * to a row is looked up for the rows of the page alone.
 */
export async function readApplicationRows(
  em: EntityManager,
  actorId: string,
  filter: Fragment,
  { beyond, direction, orderBy, place, limit }: ReturnType<typeof planApplicationPage>,
): Promise<ApplicationRow[]> {
  const where = allOf([filter, beyond]);
  const masked = applicationAnonymisedSql('a', actorId);
  const duplicates = duplicateIdsSql('a', actorId);
  return em.execute<ApplicationRow[]>(
    `select ${columns}, (${masked.sql}) as "isMasked", exists (${duplicates.sql}) as "hasDuplicate"
     from (
       select a."id", ${place} as "place" from "applications" as a
       where ${where.sql} order by ${orderBy} limit ?
     ) as page join "applications" as a on a."id" = page."id"
     order by page."place" ${direction}, page."id" ${direction}`,
    [...masked.params, ...duplicates.params, ...where.params, limit],
  );
}

/** Converts a row for administrators; masked values are left empty. */
export function toApplicationSummary(
  ctx: Pick<ServiceContext, 'log'>,
  row: ApplicationRow,
): ApplicationSummary {
  const { shownStatus: _shown, resumeId, createdAtMs, withdrawnAtMs, ...listed } = row;
  return {
    ...listed,
    status: toStatus(ctx, row),
    createdAt: new Date(createdAtMs),
    withdrawnAt: withdrawnAtMs === null ? null : new Date(withdrawnAtMs),
    resumeUrl: `/objects/${resumeId}`,
    ...(row.isMasked
      ? {
          ...listedEntriesSchema.parse({ ...row, ...withheldEntries }),
          resumeUrl: '',
          hasDuplicate: false,
        }
      : {}),
  };
}

/** An order of the table, with what a row has of it. */
type ApplicationKey = SortKey & { valueIn: (row: ApplicationRow) => string | number };

const textKey = (name: 'applicantName' | 'email' | 'position' | 'shownStatus'): ApplicationKey => ({
  sql: columnSql(name),
  type: 'text',
  position: z.string(),
  valueIn: (row) => row[name],
});

/** Each has an index of its own; who has no score comes last, whichever way the table is sorted. */
function sortKey(sort: ApplicationSort, order: ListApplicationsInput['order']): ApplicationKey {
  switch (sort) {
    case 'createdAt':
      return {
        sql: 'a."created_at"',
        type: 'timestamptz',
        position: momentSchema,
        valueIn: ({ createdAtMs }) => new Date(createdAtMs).toISOString(),
      };
    case 'finalScore': {
      const noScore = order === 'asc' ? 1000 : -1;
      return {
        sql: `coalesce(a."final_score", ${noScore})`,
        type: 'int',
        position: z.number().int(),
        valueIn: ({ finalScore }) => finalScore ?? noScore,
      };
    }
    default:
      return textKey(sort === 'status' ? 'shownStatus' : sort);
  }
}

/**
 * Plans one page of applications: after or before a position, or from the beginning.
 * Throws AppError('invalid-input') for a position that is none of this order.
 */
export function planApplicationPage({
  sort,
  ...page
}: Pick<ListApplicationsInput, 'sort' | 'order' | 'after' | 'before' | 'limit'>) {
  const { valueIn, ...key } = sortKey(sort, page.order);
  const valuesOf = (row: ApplicationRow) => [valueIn(row)];
  return { ...planPage({ keys: [key], alias: 'a', valuesOf }, page), place: key.sql };
}

/** One application as a row of the list, as `em` sees it now. Throws AppError('not-found'). */
export async function readApplication(
  em: EntityManager,
  ctx: AdminContext,
  id: string,
): Promise<ApplicationSummary> {
  const [row] = await readApplicationRows(
    em,
    ctx.actor.id,
    fragment('a."id" = ?::uuid', id),
    planApplicationPage({ sort: 'createdAt', order: 'desc', limit: 1 }),
  );
  if (!row) throw new AppError('not-found');
  return toApplicationSummary(ctx, row);
}
