import type {
  CreateResourceInput,
  Resource as ResourceDto,
} from '../../../shared/contracts/resource.ts';
import { Resource } from '../../db/entities/resource.ts';
import { ResourceVersion } from '../../db/entities/resource-version.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { claimTarget } from './claim-target.ts';
import { toResource } from './to-resource.ts';

/** Adds a resource with its first version. Throws AppError('invalid-input') for an upload that is not there or taken. */
export async function createResource(
  ctx: ServiceContext,
  { url, uploadId, note, ...about }: CreateResourceInput,
): Promise<ResourceDto> {
  return ctx.em.transactional(async (em) => {
    const target = await claimTarget(em, about.kind, { url, uploadId });
    const resource = em.create(Resource, about);
    em.create(ResourceVersion, {
      resource,
      ...target,
      number: resource.currentVersion,
      note: note || null,
      authorName: ctx.actor?.name.slice(0, 200) ?? null,
    });
    await em.flush();
    recordEvent(em, ctx, {
      action: 'resource.create',
      subjectId: resource.id,
      subjectLabel: resource.title,
    });
    return toResource(em, resource);
  });
}
