import type {
  Resource as ResourceDto,
  ResourceRow,
  ResourceVersion as ResourceVersionDto,
} from '../../../shared/contracts/resource.ts';
import type { Resource } from '../../db/entities/resource.ts';
import { ResourceVersion } from '../../db/entities/resource-version.ts';
import type { EntityManager } from '../../db/orm.ts';
import { countAcknowledged } from './count-acknowledged.ts';

/** What a reader may know of a version's document; its upload has to be loaded. */
export function toFile({ upload }: ResourceVersion): ResourceVersionDto['file'] {
  if (!upload) return null;
  const { fileName, contentType, size } = upload;
  return { fileName, contentType, size };
}

function toVersion(version: ResourceVersion): ResourceVersionDto {
  return {
    id: version.id,
    number: version.number,
    url: version.url ?? null,
    file: toFile(version),
    note: version.note ?? null,
    authorName: version.authorName ?? null,
    createdAt: version.createdAt,
  };
}

/** A row of the administrators' list. */
export function toResourceRow(resource: Resource, acknowledged: number): ResourceRow {
  return {
    id: resource.id,
    title: resource.title,
    category: resource.category,
    language: resource.language,
    kind: resource.kind,
    requiresAcknowledgement: resource.requiresAcknowledgement,
    currentVersion: resource.currentVersion,
    isArchived: Boolean(resource.archivedAt),
    updatedAt: resource.updatedAt,
    acknowledged,
  };
}

/** A resource with its history, as `em` sees it now. */
export async function toResource(em: EntityManager, resource: Resource): Promise<ResourceDto> {
  const versions = await em.find(
    ResourceVersion,
    { resource: resource.id },
    { orderBy: { number: 'desc' }, populate: ['upload'] },
  );
  const acknowledged = await countAcknowledged(em, [resource]);
  return {
    ...toResourceRow(resource, acknowledged.get(resource.id) ?? 0),
    description: resource.description,
    versions: versions.map(toVersion),
    version: resource.version,
  };
}
