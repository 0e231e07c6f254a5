import type { z } from 'zod';
import {
  type Activity,
  type ActivityFilter,
  type ListActivityInput,
  type listActivityOutput,
  maxCountedActivityRows,
} from '../../../shared/contracts/activity.ts';
import { User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { countEvents, orSimilar, planEvents, readEvents, toActivity } from './read-events.ts';

async function findActorName(
  em: EntityManager,
  actorId: string | undefined,
): Promise<string | null> {
  if (actorId === undefined) return null;
  const user = await em.findOne(User, { id: actorId }, { disableIdentityMap: true });
  return user ? `${user.firstName} ${user.lastName}`.trim() : null;
}

/**
 * One page of the audit record by keyset, the newest first, with how many events match. Two queries, one more for
 * the name of the person who is asked for, and one for words. Throws AppError('unauthenticated'), 'forbidden', 'invalid-input'.
 */
export async function listActivityPage(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  { after, before, limit, ...input }: ListActivityInput,
): Promise<z.infer<typeof listActivityOutput>> {
  const { em } = ctx;
  const readerId = requireAdministrator(ctx).id;
  const filter = await orSimilar(em, readerId, input);
  const plan = planEvents({ after, before, limit });
  const { items, cursors } = plan.toPage(await readEvents(em, readerId, filter, plan));
  return {
    rows: items.map(toActivity),
    isSimilar: filter.isSimilar,
    total: await countEvents(em, readerId, filter, maxCountedActivityRows),
    actorName: await findActorName(em, filter.actorId),
    ...cursors,
  };
}

/** The newest events first, at most `limit`; those of one record where it is named. */
export async function listRecentActivity(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  { limit, subjectId }: { limit: number; subjectId?: string },
): Promise<Activity[]> {
  const plan = planEvents({ limit });
  const readerId = requireAdministrator(ctx).id;
  const found = await readEvents(ctx.em, readerId, { record: subjectId }, plan);
  return plan.toPage(found).items.map(toActivity);
}

/** Rows that are held in memory at once. */
const batchSize = 1000;

async function* batches(ctx: ServiceContext, asked: ActivityFilter): AsyncGenerator<Activity[]> {
  const { id: readerId } = requireAdministrator(ctx);
  const filter = await orSimilar(ctx.em, readerId, asked);
  for (let after: string | undefined; ; ) {
    const plan = planEvents({ after, limit: batchSize });
    const { items, cursors } = plan.toPage(await readEvents(ctx.em, readerId, filter, plan));
    yield items.map(toActivity);
    if (cursors.nextCursor === null) return;
    after = cursors.nextCursor;
  }
}

/**
 * Every event that matches a filter, newest first, in batches that are read when they are asked for; records that
 * a download of them. Throws AppError('unauthenticated'), 'forbidden'.
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
