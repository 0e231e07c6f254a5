import type {
  Resource as ResourceDto,
  UpdateResourceInput,
} from '../../../shared/contracts/resource.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireResource } from './require-resource.ts';
import { toResource } from './to-resource.ts';

/**
 * Changes what is said of a resource; what it leads to changes with a new version alone. Throws AppError('not-found'),
 * 'conflict' when somebody else saved since `version`.
 */
export async function updateResource(
  ctx: ServiceContext,
  { id, version, ...about }: UpdateResourceInput,
): Promise<ResourceDto> {
  return ctx.em.transactional(async (em) => {
    const resource = await requireResource(em, id);
    if (version !== resource.version) throw new AppError('conflict');
    em.assign(resource, about);
    recordEvent(em, ctx, {
      action: 'resource.update',
      subjectId: id,
      subjectLabel: resource.title,
    });
    await em.flush();
    return toResource(em, resource);
  });
}
