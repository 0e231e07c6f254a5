import type {
  Announcement as AnnouncementDto,
  UpdateAnnouncementInput,
} from '../../../shared/contracts/announcement.ts';
import { Announcement } from '../../db/entities/announcement.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { stateOf } from './announcement-state.ts';
import { requireLaterEnd } from './require-later-end.ts';
import { toAnnouncement } from './to-announcement.ts';

type Publication = Pick<UpdateAnnouncementInput, 'isPublished' | 'publishedAt'>;

/** A time that was given counts; publishing without one means now, and what is out keeps its first day. */
function shownFrom(
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
 * when somebody else saved since `version`, 'invalid-input' for one that would be over before it is shown.
 */
export async function updateAnnouncement(
  ctx: ServiceContext,
  { id, version, isPublished, publishedAt, ...texts }: UpdateAnnouncementInput,
): Promise<AnnouncementDto> {
  return ctx.em.transactional(async (em) => {
    const announcement = await em.findOne(Announcement, { id, deletedAt: null });
    if (!announcement) throw new AppError('not-found');
    if (version !== announcement.version) throw new AppError('conflict');
    const before = stateOf(announcement);
    const from = shownFrom(announcement, { isPublished, publishedAt });
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
