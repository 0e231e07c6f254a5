import type {
  Announcement as AnnouncementDto,
  CreateAnnouncementInput,
  UpdateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Announcement } from '../../db/entities/announcements.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { createDeletion, loadForUpdate, lockRecord } from '../records.ts';
import { stateOf, toAnnouncement } from './list-announcements.ts';

/** Throws AppError('invalid-input') for an announcement that would end before it is shown. */
function requireLaterEnd(shownFrom: Date | null, until: Date | null): void {
  if (shownFrom === null || until === null || until > shownFrom) return;
  throw new AppError('invalid-input', {
    issues: [{ path: 'until', message: m.announcements_until_early() }],
  });
}

/**
 * Writes an announcement: shown now unless it is a draft or has a time of its own. Throws AppError('invalid-input') for
 * one that would be over before it is shown.
 */
export async function createAnnouncement(
  ctx: AdminContext,
  { isPublished, publishedAt, ...texts }: CreateAnnouncementInput,
): Promise<AnnouncementDto> {
  const shownFrom = isPublished ? (publishedAt ?? new Date()) : null;
  requireLaterEnd(shownFrom, texts.until);
  return ctx.em.transactional(async (em) => {
    const announcement = em.create(Announcement, { ...texts, publishedAt: shownFrom });
    await em.persist(announcement).flush();
    recordEvent(em, ctx, {
      action: isPublished ? 'announcement.publish' : 'announcement.create',
      subjectId: announcement.id,
      subjectLabel: announcement.title,
    });
    return toAnnouncement(announcement);
  });
}

type Publication = Pick<UpdateAnnouncementInput, 'isPublished' | 'publishedAt'>;

/** A time that was given counts; publishing without one means now, and what is out keeps its first day. */
function resolvePublishedAt(
  announcement: Announcement,
  { isPublished, publishedAt }: Publication,
): Date | null {
  if (!isPublished) return null;
  if (publishedAt) return publishedAt;
  const before = announcement.publishedAt ?? null;
  const now = new Date();
  return before && before <= now ? before : now;
}

/**
 * Changes an announcement; also publishes it, schedules it, or takes it back. Throws AppError('not-found'), 'conflict'
 * after another save since `version`, 'invalid-input' for one that would be over before it is shown.
 */
export async function updateAnnouncement(
  ctx: AdminContext,
  { id, version, isPublished, publishedAt, ...texts }: UpdateAnnouncementInput,
): Promise<AnnouncementDto> {
  return ctx.em.transactional(async (em) => {
    const announcement = await loadForUpdate(em, Announcement, { id, deletedAt: null }, version);
    const before = stateOf(announcement);
    const from = resolvePublishedAt(announcement, { isPublished, publishedAt });
    requireLaterEnd(from, texts.until);
    em.assign(announcement, { ...texts, publishedAt: from });
    const isNew = before !== 'published' && stateOf(announcement) === 'published';
    recordEvent(em, ctx, {
      action: isNew ? 'announcement.publish' : 'announcement.update',
      subjectId: id,
      subjectLabel: announcement.title,
    });
    await em.flush();
    return toAnnouncement(announcement);
  });
}

export const announcementDeletion = createDeletion('announcement', {
  lock: (em, id) => lockRecord(em, Announcement, { id }),
  labelOf: ({ title }) => title,
});
