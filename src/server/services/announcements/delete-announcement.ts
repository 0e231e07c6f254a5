import { Announcement } from '../../db/entities/announcement.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Takes an announcement out of every list; it can be restored. Throws AppError('not-found'). */
export async function deleteAnnouncement(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Undoes a deletion. Throws AppError('not-found') when there is nothing to undo. */
export async function restoreAnnouncement(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: ServiceContext, id: string, deleted: boolean): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const announcement = await em.findOne(Announcement, {
      id,
      deletedAt: deleted ? null : { $ne: null },
    });
    if (!announcement) throw new AppError('not-found');
    announcement.deletedAt = deleted ? new Date() : null;
    recordEvent(em, ctx, {
      action: deleted ? 'announcement.delete' : 'announcement.restore',
      subjectId: id,
      subjectLabel: announcement.title,
    });
  });
}
