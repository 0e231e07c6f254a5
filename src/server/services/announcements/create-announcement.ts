import type {
  Announcement as AnnouncementDto,
  CreateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { Announcement } from '../../db/entities/announcement.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireLaterEnd } from './require-later-end.ts';
import { toAnnouncement } from './to-announcement.ts';

/**
 * Writes an announcement: shown now unless it is a draft or has a time of its own. Throws AppError('invalid-input') for
 * one that would be over before it is shown.
 */
export async function createAnnouncement(
  ctx: ServiceContext,
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
