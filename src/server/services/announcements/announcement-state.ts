import type { FilterQuery } from '@mikro-orm/core';
import type { AnnouncementState } from '../../../shared/contracts/announcement.ts';
import type { Announcement } from '../../db/entities/announcement.ts';

/** Whether employees see an announcement, will see it, have seen it, or never did. */
export function stateOf(
  { publishedAt, until }: Pick<Announcement, 'publishedAt' | 'until'>,
  now: Date = new Date(),
): AnnouncementState {
  if (!publishedAt) return 'draft';
  if (until && until <= now) return 'over';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** The announcements in a state; the same rule as above for the database. */
export function inState(
  state: AnnouncementState,
  now: Date = new Date(),
): FilterQuery<Announcement> {
  const isOpen = { $or: [{ until: null }, { until: { $gt: now } }] };
  switch (state) {
    case 'draft':
      return { publishedAt: null };
    case 'over':
      return { publishedAt: { $ne: null }, until: { $lte: now } };
    case 'scheduled':
      return { $and: [{ publishedAt: { $gt: now } }, isOpen] };
    case 'published':
      return { $and: [{ publishedAt: { $lte: now } }, isOpen] };
  }
}
