import type {
  Announcement as AnnouncementDto,
  CreateAnnouncementInput,
  UpdateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Announcement } from '../../db/entities/announcements.ts';
import { fieldError } from '../../errors.ts';
import { createRecordUseCases } from '../records.ts';
import { stateOf, toAnnouncement } from './list-announcements.ts';

/** Throws AppError('invalid-input') for an announcement that would end before it is shown. */
function requireLaterEnd(shownFrom: Date | null, until: Date | null): void {
  if (shownFrom === null || until === null || until > shownFrom) return;
  throw fieldError('until', m.announcements_until_early());
}

/** A time that was given counts; publishing without one means now, and what is out keeps its first day. */
function resolvePublishedAt(
  announcement: Announcement | undefined,
  { isPublished, publishedAt, until }: CreateAnnouncementInput,
): Date | null {
  const before = announcement?.publishedAt ?? null;
  const now = new Date();
  const from = isPublished ? (publishedAt ?? (before && before <= now ? before : now)) : null;
  requireLaterEnd(from, until);
  return from;
}

/** One is shown now unless it is a draft or has a time of its own. */
export const announcementRecords = createRecordUseCases<
  Announcement,
  CreateAnnouncementInput,
  UpdateAnnouncementInput,
  AnnouncementDto
>('announcement', {
  find: (em, id, how) => em.findOne(Announcement, { id }, how),
  toDto: toAnnouncement,
  labelOf: ({ title }) => title,
  create: (em, { isPublished, publishedAt, ...texts }) =>
    em.create(Announcement, {
      ...texts,
      publishedAt: resolvePublishedAt(undefined, { isPublished, publishedAt, ...texts }),
    }),
  createdAs: ({ isPublished }) => [isPublished ? 'announcement.publish' : 'announcement.create'],
  change: (em, announcement, { isPublished, publishedAt, ...texts }) => {
    const before = stateOf(announcement);
    const from = resolvePublishedAt(announcement, { isPublished, publishedAt, ...texts });
    em.assign(announcement, { ...texts, publishedAt: from });
    const isNew = before !== 'published' && stateOf(announcement) === 'published';
    return isNew ? 'announcement.publish' : undefined;
  },
});
