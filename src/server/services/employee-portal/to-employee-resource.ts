import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import type { Resource } from '../../db/entities/resource.ts';
import { ResourceAcknowledgement } from '../../db/entities/resource-acknowledgement.ts';
import { ResourceVersion } from '../../db/entities/resource-version.ts';
import type { EntityManager } from '../../db/orm.ts';
import { toFile } from '../resources/to-resource.ts';

function toEmployeeResource(
  resource: Resource,
  version: ResourceVersion,
  given: readonly ResourceAcknowledgement[],
): EmployeeResource {
  const own = given.find(({ resourceVersion }) => resourceVersion.id === version.id);
  return {
    id: resource.id,
    title: resource.title,
    description: resource.description,
    category: resource.category,
    language: resource.language,
    kind: resource.kind,
    url: version.url ?? null,
    file: toFile(version),
    versionId: version.id,
    number: version.number,
    note: version.note ?? null,
    since: version.createdAt,
    requiresAcknowledgement: resource.requiresAcknowledgement,
    acknowledgedAt: own?.createdAt ?? null,
    isRenewed: !own && given.length > 0,
  };
}

/** Resources with the version that counts and what the reader has acknowledged of them; two queries for all. */
export async function toEmployeeResources(
  em: EntityManager,
  userId: string,
  resources: readonly Resource[],
): Promise<EmployeeResource[]> {
  if (resources.length === 0) return [];
  const versions = await em.find(
    ResourceVersion,
    { $or: resources.map(({ id, currentVersion }) => ({ resource: id, number: currentVersion })) },
    { populate: ['upload'] },
  );
  const given = await em.find(
    ResourceAcknowledgement,
    { user: userId, resourceVersion: { resource: { $in: resources.map(({ id }) => id) } } },
    { populate: ['resourceVersion'] },
  );
  return resources.flatMap((resource) => {
    const version = versions.find((one) => one.resource.id === resource.id);
    const own = given.filter(({ resourceVersion }) => resourceVersion.resource.id === resource.id);
    return version ? [toEmployeeResource(resource, version, own)] : [];
  });
}
