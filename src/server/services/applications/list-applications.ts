import type { z } from 'zod';
import type {
  ListApplicationsInput,
  listApplicationsOutput,
} from '../../../shared/contracts/application-list.ts';
import type { ServiceContext } from '../context.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { matching } from './application-filter.ts';
import { planPage } from './application-order.ts';
import { readRows, toApplicationSummary } from './application-row.ts';
import { readBlindReview } from './blind-review.ts';
import { countApplicationsOrSimilar } from './count-applications.ts';

/** Where names are covered, no order may give them away. */
const tellsNames = (sort: ListApplicationsInput['sort']) =>
  sort === 'applicantName' || sort === 'email';

/**
 * The order to read in, and the position to read from. Where an order by names gives way to the time, so does a position
 * among the names, which somebody may still hold from before: the first page it is then.
 */
async function planOf(ctx: Pick<ServiceContext, 'em'>, input: ListApplicationsInput) {
  if (!tellsNames(input.sort) || !(await readBlindReview(ctx.em))) {
    return { plan: planPage(input), after: input.after };
  }
  const byTime = { ...input, sort: 'createdAt' } as const;
  try {
    return { plan: planPage(byTime), after: input.after };
  } catch {
    return { plan: planPage({ ...byTime, after: undefined, before: undefined }), after: undefined };
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
  const { plan, after } = await planOf(ctx, input);
  const { statusCounts, isBlind, isSimilar } = await countApplicationsOrSimilar(em, input, actorId);
  const found = await readRows(em, actorId, {
    where: matching(input, actorId, isSimilar),
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
