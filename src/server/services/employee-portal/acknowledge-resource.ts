import { randomUUID } from 'node:crypto';
import type {
  AcknowledgeResourceInput,
  EmployeeResource,
} from '../../../shared/contracts/resource.ts';
import { Resource } from '../../db/entities/resource.ts';
import { ResourceVersion } from '../../db/entities/resource-version.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { shownResources } from './list-resources.ts';
import { toEmployeeResources } from './to-employee-resource.ts';

/**
 * Notes that the signed-in person has read the current version of a resource; however often it is sent, the first time
 * counts. Throws AppError('not-found'), 'conflict' when there is a newer version than the one that was read, or nothing
 * is asked for.
 */
export async function acknowledgeResource(
  ctx: ServiceContext,
  { id, number }: AcknowledgeResourceInput,
): Promise<EmployeeResource> {
  const { actor } = ctx;
  if (!actor) throw new AppError('unauthenticated');
  return ctx.em.transactional(async (em) => {
    const resource = await em.findOne(Resource, { id, ...shownResources });
    if (!resource) throw new AppError('not-found');
    if (!resource.requiresAcknowledgement || resource.currentVersion !== number) {
      throw new AppError('conflict');
    }
    const version = await em.findOneOrFail(ResourceVersion, { resource: id, number });
    const added = await em.execute<{ id: string }[]>(
      `insert into "resource_acknowledgements" ("id", "user_id", "resource_version_id", "created_at")
       values (?, ?, ?, ?) on conflict ("resource_version_id", "user_id") do nothing returning "id"`,
      [randomUUID(), actor.id, version.id, new Date()],
    );
    if (added.length > 0) {
      recordEvent(em, ctx, {
        action: 'resource.acknowledge',
        subjectId: id,
        subjectLabel: resource.title,
      });
    }
    const [read] = await toEmployeeResources(em, actor.id, [resource]);
    if (!read) throw new AppError('not-found');
    return read;
  });
}
