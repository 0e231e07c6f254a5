import { z } from 'zod';
import {
  type Activity,
  type ActivityFilter,
  type ListActivityInput,
  type listActivityOutput,
  maxCountedActivityRows,
} from '../../../shared/contracts/activity.ts';
import { idSchema, momentSchema } from '../../../shared/contracts/fields.ts';
import { User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { requireCursor } from '../list-query.ts';
import {
  countEvents,
  type EventCursor,
  type EventRow,
  orSimilar,
  readEvents,
  toActivity,
} from './read-events.ts';

const cursorSchema = z.tuple([momentSchema, idSchema]);

function parseCursor(cursor: string | undefined): EventCursor | undefined {
  if (requireCursor(cursor, momentSchema) === undefined || cursor === undefined) return undefined;
  const [at, id] = cursorSchema.parse(
    JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
  );
  return { at, id };
}

const encodeCursor = ({ atMs, id }: EventRow): string =>
  Buffer.from(JSON.stringify([new Date(atMs).toISOString(), id])).toString('base64url');

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
  const isBackwards = before !== undefined;
  const found = await readEvents(em, readerId, filter, {
    beyond: parseCursor(before ?? after),
    direction: isBackwards ? 'asc' : 'desc',
    // One more tells whether there is another page.
    limit: limit + 1,
  });
  const rows = found.slice(0, limit);
  if (isBackwards) rows.reverse();
  const [first] = rows;
  const last = rows.at(-1);
  const hasMore = found.length > limit;
  return {
    rows: rows.map(toActivity),
    isSimilar: filter.isSimilar,
    total: await countEvents(em, readerId, filter, maxCountedActivityRows),
    actorName: await findActorName(em, filter.actorId),
    nextCursor: last && (isBackwards || hasMore) ? encodeCursor(last) : null,
    previousCursor:
      first && (isBackwards ? hasMore : after !== undefined) ? encodeCursor(first) : null,
  };
}

/** The newest events first, at most `limit`; those of one record where it is named. */
export async function listRecentActivity(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  { limit, subjectId }: { limit: number; subjectId?: string },
): Promise<Activity[]> {
  const events = await readEvents(
    ctx.em,
    requireAdministrator(ctx).id,
    { record: subjectId },
    { direction: 'desc', limit },
  );
  return events.map(toActivity);
}

/** Rows that are held in memory at once. */
const batchSize = 1000;

async function* batches(ctx: ServiceContext, asked: ActivityFilter): AsyncGenerator<Activity[]> {
  const { id: readerId } = requireAdministrator(ctx);
  const filter = await orSimilar(ctx.em, readerId, asked);
  let beyond: EventCursor | undefined;
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
