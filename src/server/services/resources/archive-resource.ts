import type { Resource as ResourceDto } from '../../../shared/contracts/resource.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireResource } from './require-resource.ts';
import { toResource } from './to-resource.ts';

/** Takes a resource out of the employees' sight, or puts it back; who acknowledged it stays. Throws AppError('not-found'). */
export async function archiveResource(
  ctx: ServiceContext,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<ResourceDto> {
  return ctx.em.transactional(async (em) => {
    const resource = await requireResource(em, id);
    if (Boolean(resource.archivedAt) !== isArchived) {
      resource.archivedAt = isArchived ? new Date() : null;
      recordEvent(em, ctx, {
        action: isArchived ? 'resource.archive' : 'resource.unarchive',
        subjectId: id,
        subjectLabel: resource.title,
      });
      await em.flush();
    }
    return toResource(em, resource);
  });
}
