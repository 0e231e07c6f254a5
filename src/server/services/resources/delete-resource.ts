import { Resource } from '../../db/entities/resource.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Takes a resource out of every list; it can be restored. Throws AppError('not-found'). */
export async function deleteResource(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Undoes a deletion. Throws AppError('not-found') when there is nothing to undo. */
export async function restoreResource(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: ServiceContext, id: string, deleted: boolean): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const resource = await em.findOne(Resource, {
      id,
      deletedAt: deleted ? null : { $ne: null },
    });
    if (!resource) throw new AppError('not-found');
    resource.deletedAt = deleted ? new Date() : null;
    recordEvent(em, ctx, {
      action: deleted ? 'resource.delete' : 'resource.restore',
      subjectId: id,
      subjectLabel: resource.title,
    });
  });
}
