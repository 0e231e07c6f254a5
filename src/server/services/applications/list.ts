import type { z } from 'zod';
import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import type {
  ApplicationFilter,
  ApplicationSummary,
  ListApplicationsInput,
  listApplicationsOutput,
} from '../../../shared/contracts/application-admin.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import { blindReviewSql, readBlindReview } from '../blind-review.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { fragment } from '../list-query.ts';
import {
  type ApplicationRow,
  applicationFilterSql,
  filterSqlExceptStatus,
  planApplicationPage,
  readApplicationRows,
  toApplicationSummary,
} from './query.ts';

type Counts = Record<ApplicationStatus, number>;

/** Tells whether the kept counts suffice: they know status and position, nothing else. */
const canUseStoredCounts = ({
  search,
  untold,
  scoreFrom,
  scoreTo,
  appliedFrom,
  appliedBefore,
}: ApplicationFilter) =>
  !search &&
  !untold &&
  [scoreFrom, scoreTo, appliedFrom, appliedBefore].every((bound) => bound === undefined);

/** Sums of the numbers that the triggers on the table keep: the same effort however many applications there are. */
const storedCountsSql = (position: string | undefined) =>
  fragment(
    `select "status", sum("total") as "total" from "application_counts"
     where ?::text is null or "position" = ? group by "status"`,
    position ?? null,
    position ?? null,
  );

/**
 * Counts the matching applications of each status, the filter's own status left aside, and tells whether names are masked: one
 * statement. With a search, or bounds of score or time, they are counted in one pass over what matches.
 */
export async function countApplications(
  em: EntityManager,
  filter: ApplicationFilter,
  actorId: string,
  isSimilar = false,
): Promise<{ statusCounts: Counts; isBlind: boolean }> {
  const where = filterSqlExceptStatus(filter, actorId, isSimilar);
  const counted = canUseStoredCounts(filter)
    ? storedCountsSql(filter.position)
    : fragment(
        `select a."shown_status" as "status", count(*) as "total" from "applications" as a
         where ${where.sql} group by a."shown_status"`,
        ...where.params,
      );
  const [found] = await em.execute<{ isBlind: boolean; counts: Partial<Counts> | null }[]>(
    `select (${blindReviewSql}) as "isBlind",
       (select json_object_agg(each."status", each."total") from (${counted.sql}) as each) as "counts"`,
    [...counted.params],
  );
  const counts = applicationStatusSchema.options.map((status) => [
    status,
    Number(found?.counts?.[status] ?? 0),
  ]);
  return { statusCounts: Object.fromEntries(counts), isBlind: found?.isBlind ?? false };
}

/**
 * The same; where nothing has the words of the search, how many are similar to it. Nothing is decided on those all at
 * once: a decision on all that match goes by `countApplications`.
 */
async function countApplicationsOrSimilar(
  em: EntityManager,
  filter: ApplicationFilter,
  actorId: string,
): Promise<Awaited<ReturnType<typeof countApplications>> & { isSimilar: boolean }> {
  const exact = await countApplications(em, filter, actorId);
  const isFound = Object.values(exact.statusCounts).some((count) => count > 0);
  if (isFound || !filter.search) return { ...exact, isSimilar: false };
  return { ...(await countApplications(em, filter, actorId, true)), isSimilar: true };
}

/** Under blind review, no order may give names away. */
const revealsNames = (sort: ListApplicationsInput['sort']) =>
  sort === 'applicantName' || sort === 'email';

/**
 * The order to read in, and the position to read from. Where an order by names gives way to the time, so does a position
 * among the names, which an old address may still hold: the first page it is then.
 */
async function planListPage(ctx: Pick<ServiceContext, 'em'>, input: ListApplicationsInput) {
  if (!revealsNames(input.sort) || !(await readBlindReview(ctx.em))) {
    return { plan: planApplicationPage(input), after: input.after };
  }
  const byTime = { ...input, sort: 'createdAt' } as const;
  try {
    return { plan: planApplicationPage(byTime), after: input.after };
  } catch {
    return {
      plan: planApplicationPage({ ...byTime, after: undefined, before: undefined }),
      after: undefined,
    };
  }
}

/**
 * One page of applications by keyset, with the number of rows in each status for the same search and filters.
 * Two queries, the counts and the page; one more for an order by name or e-mail address, and one for a search that
 * finds only what is similar.
 */
export async function listApplications(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'log'>,
  input: ListApplicationsInput,
): Promise<z.infer<typeof listApplicationsOutput>> {
  const { em } = ctx;
  const { id: actorId } = requireAdministrator(ctx);
  const { status, order, limit } = input;
  const asOf = new Date();
  const { plan, after } = await planListPage(ctx, input);
  const { statusCounts, isBlind, isSimilar } = await countApplicationsOrSimilar(em, input, actorId);
  const found = await readApplicationRows(em, actorId, {
    where: applicationFilterSql(input, actorId, isSimilar),
    plan,
    // One more tells whether there is another page.
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  const isBackwards = plan.direction !== order;
  if (isBackwards) rows.reverse();
  const [first] = rows;
  const last = rows.at(-1);
  const hasMore = found.length > limit;
  return {
    rows: rows.map((row) => toApplicationSummary(ctx, row)),
    isSimilar,
    total: status
      ? statusCounts[status]
      : Object.values(statusCounts).reduce((sum, count) => sum + count, 0),
    statusCounts,
    isBlind,
    asOf,
    nextCursor: last && (isBackwards || hasMore) ? plan.cursorAt(last) : null,
    previousCursor:
      first && (isBackwards ? hasMore : after !== undefined) ? plan.cursorAt(first) : null,
  };
}

/** Rows that are held in memory at once. */
const batchSize = 1000;

async function* batches(ctx: ServiceContext, filter: ApplicationFilter) {
  const { id: actorId } = requireAdministrator(ctx);
  let after: string | undefined;
  for (;;) {
    const plan = planApplicationPage({ sort: 'createdAt', order: 'desc', after });
    const rows: ApplicationRow[] = await readApplicationRows(ctx.em, actorId, {
      where: applicationFilterSql(filter, actorId),
      plan,
      limit: batchSize,
    });
    yield rows.map((row) => toApplicationSummary(ctx, row));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = plan.cursorAt(last);
  }
}

/**
 * Everything that matches a filter by its own words, never what is only similar, newest first, in batches that are read when they are asked for; records who took
 * how many. Throws AppError('unauthenticated'), 'forbidden'.
 */
export async function exportApplications(
  ctx: ServiceContext,
  filter: ApplicationFilter,
): Promise<AsyncIterable<ApplicationSummary[]>> {
  const { id: actorId } = requireAdministrator(ctx);
  const { statusCounts } = await countApplications(ctx.em, filter, actorId);
  const total = filter.status
    ? statusCounts[filter.status]
    : Object.values(statusCounts).reduce((sum, count) => sum + count, 0);
  await ctx.em.transactional(async (em) => {
    recordEvent(em, ctx, { action: 'application.export', subjectLabel: String(total) });
  });
  return batches(ctx, filter);
}
