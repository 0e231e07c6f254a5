import type { FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  Announcement as AnnouncementDto,
  AnnouncementSort,
  AnnouncementState,
  ListAnnouncementsInput,
  ListAnnouncementsOutput,
} from '../../../shared/contracts/announcement.ts';
import { Announcement } from '../../db/entities/announcement.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../list-query.ts';
import { inState } from './announcement-state.ts';
import { toAnnouncement, toAnnouncementRow } from './to-announcement.ts';

const cursorValues: Record<AnnouncementSort, z.ZodType> = {
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  title: z.string(),
};

function orderOf({ sort, order }: ListAnnouncementsInput): QueryOrderMap<Announcement> {
  // A draft comes last, whichever way the list is sorted.
  if (sort === 'publishedAt') return { publishedAt: `${order} nulls last`, id: order };
  return { [sort]: order, id: order };
}

/** One page of the announcements in any state, with how many are in each state for the same search. */
export async function listAnnouncements(
  ctx: ServiceContext,
  input: ListAnnouncementsInput,
): Promise<ListAnnouncementsOutput> {
  const { search, state, sort, limit } = input;
  const now = new Date();
  const after = requireCursor(input.after, cursorValues[sort]);
  const before = requireCursor(input.before, cursorValues[sort]);
  const { where, isSimilar } = await searchIn(
    ctx.em,
    { table: 'announcements', visible: 's."deleted_at" is null' },
    search,
  );
  const found: FilterQuery<Announcement> = { $and: [{ deletedAt: null }, where] };
  const page = await ctx.em.findByCursor(Announcement, {
    where: { $and: [found, state ? inState(state, now) : {}] },
    orderBy: orderOf(input),
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const count = (counted: AnnouncementState) =>
    ctx.em.count(Announcement, { $and: [found, inState(counted, now)] });
  const stateCounts = {
    draft: await count('draft'),
    scheduled: await count('scheduled'),
    published: await count('published'),
    over: await count('over'),
  };
  return {
    rows: page.items.map(toAnnouncementRow),
    isSimilar,
    total: state
      ? stateCounts[state]
      : Object.values(stateCounts).reduce((sum, one) => sum + one, 0),
    stateCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}

/** One announcement in any state. Throws AppError('not-found'). */
export async function getAnnouncement(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<AnnouncementDto> {
  const announcement = await ctx.em.findOne(Announcement, { id, deletedAt: null });
  if (!announcement) throw new AppError('not-found');
  return toAnnouncement(announcement);
}
