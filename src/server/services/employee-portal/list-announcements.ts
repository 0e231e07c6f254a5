import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  EmployeeAnnouncement,
  ListEmployeeAnnouncementsInput,
} from '../../../shared/contracts/announcement.ts';
import { Announcement } from '../../db/entities/announcement.ts';
import { inState } from '../announcements/announcement-state.ts';
import { toEmployeeAnnouncement } from '../announcements/to-announcement.ts';
import type { ServiceContext } from '../context.ts';
import { requireCursor } from '../list-query.ts';

type Page = {
  rows: EmployeeAnnouncement[];
  total: number;
  nextCursor: string | null;
  previousCursor: string | null;
};

/** What is announced at the moment: pinned ones first, then the newest. */
export async function listEmployeeAnnouncements(
  ctx: ServiceContext,
  { limit, ...input }: ListEmployeeAnnouncementsInput,
): Promise<Page> {
  const cursorValues = [z.boolean(), z.iso.datetime()] as const;
  const after = requireCursor(input.after, ...cursorValues);
  const before = requireCursor(input.before, ...cursorValues);
  const shown: FilterQuery<Announcement> = { $and: [{ deletedAt: null }, inState('published')] };
  const page = await ctx.em.findByCursor(Announcement, {
    where: shown,
    orderBy: [{ isPinned: 'desc' }, { publishedAt: 'desc' }, { id: 'desc' }],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: true,
    overfetch: true,
  });
  return {
    rows: page.items.flatMap((announcement) => {
      const { publishedAt } = announcement;
      return publishedAt ? [toEmployeeAnnouncement(announcement, publishedAt, ctx.locale)] : [];
    }),
    total: page.totalCount,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
