import type { ActivityFilter } from '../../../shared/contracts/activity.ts';
import type { Activity } from '../../../shared/contracts/admin.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';
import { type EventPlace, orSimilar, readEvents } from './read-events.ts';
import { recordEvent } from './record-event.ts';
import { toActivity } from './to-activity.ts';

/** Rows that are held in memory at once. */
const batchSize = 1000;

async function* batches(ctx: ServiceContext, asked: ActivityFilter): AsyncGenerator<Activity[]> {
  const { id: readerId } = requireAdministrator(ctx);
  const filter = await orSimilar(ctx.em, readerId, asked);
  let beyond: EventPlace | undefined;
  for (;;) {
    const rows = await readEvents(ctx.em, readerId, filter, {
      beyond,
      direction: 'desc',
      limit: batchSize,
    });
    yield rows.map(toActivity);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    beyond = { at: new Date(last.atMs).toISOString(), id: last.id };
  }
}

/**
 * Every event that matches a filter, newest first, in batches that are read when they are asked for; records that
 * somebody took them. Throws AppError('unauthenticated'), 'forbidden'.
 */
export async function exportActivity(
  ctx: ServiceContext,
  filter: ActivityFilter,
): Promise<AsyncIterable<Activity[]>> {
  requireAdministrator(ctx);
  await ctx.em.transactional(async (em) => {
    recordEvent(em, ctx, { action: 'activity.export' });
  });
  return batches(ctx, filter);
}
