import type {
  AddResourceVersionInput,
  Resource as ResourceDto,
} from '../../../shared/contracts/resource.ts';
import { ResourceVersion } from '../../db/entities/resource-version.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { claimTarget } from './claim-target.ts';
import { requireResource } from './require-resource.ts';
import { toResource } from './to-resource.ts';

/**
 * Puts a new version in the place of the current one; where a resource asks for it, everybody acknowledges it anew.
 * Throws AppError('not-found'), 'conflict' when the current version is not the one named, 'invalid-input' for an upload
 * that is not there or taken.
 */
export async function addResourceVersion(
  ctx: ServiceContext,
  { id, after, note, ...input }: AddResourceVersionInput,
): Promise<ResourceDto> {
  return ctx.em.transactional(async (em) => {
    const resource = await requireResource(em, id);
    if (resource.currentVersion !== after) throw new AppError('conflict');
    const target = await claimTarget(em, resource.kind, input);
    resource.currentVersion = after + 1;
    em.create(ResourceVersion, {
      resource,
      ...target,
      number: resource.currentVersion,
      note: note || null,
      authorName: ctx.actor?.name.slice(0, 200) ?? null,
    });
    recordEvent(em, ctx, {
      action: 'resource.version',
      subjectId: id,
      subjectLabel: resource.title,
    });
    await em.flush();
    return toResource(em, resource);
  });
}
