import type { ApplicationFilter } from '../../../shared/contracts/application-list.ts';
import type { ApplicationSummary } from '../../../shared/contracts/application-record.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { matching } from './application-filter.ts';
import { planPage } from './application-order.ts';
import { type ApplicationRow, readRows, toApplicationSummary } from './application-row.ts';
import { countApplications } from './count-applications.ts';

/** Rows that are held in memory at once. */
const batchSize = 1000;

async function* batches(ctx: ServiceContext, filter: ApplicationFilter) {
  const { id: actorId } = requireAdministrator(ctx);
  let after: string | undefined;
  for (;;) {
    const plan = planPage({ sort: 'createdAt', order: 'desc', after });
    const rows: ApplicationRow[] = await readRows(ctx.em, actorId, {
      where: matching(filter, actorId),
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
