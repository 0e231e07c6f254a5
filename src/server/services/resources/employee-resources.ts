import { randomUUID } from 'node:crypto';
import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import {
  type AcknowledgeResourceInput,
  type EmployeeResource,
  employeeResourceSchema,
  type ListEmployeeResourcesInput,
  type listEmployeeResourcesOutput,
} from '../../../shared/contracts/resource.ts';
import { Resource, ResourceAcknowledgement, ResourceVersion } from '../../db/entities/resources.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { EmployeeContext } from '../context.ts';
import { searchIn } from '../folded-search.ts';
import { findPage } from '../list-query.ts';
import { copyFields, requireRecord } from '../records.ts';
import { listCategories, toFile } from './list-resources.ts';

/** The resources whose current version a user is still asked to acknowledge, by category and title. */
export async function findUnacknowledgedIds(em: EntityManager, userId: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select r."id"
     from "resources" as r
     join "resource_versions" as v on v."resource_id" = r."id" and v."number" = r."current_version"
     where r."requires_acknowledgement" and r."archived_at" is null and r."deleted_at" is null
       and not exists (
         select 1 from "resource_acknowledgements" as a
         where a."resource_version_id" = v."id" and a."user_id" = ?
       )
     order by r."category", r."title", r."id"`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

function toEmployeeResource(
  resource: Resource,
  version: ResourceVersion,
  given: readonly ResourceAcknowledgement[],
): EmployeeResource {
  const own = given.find(({ resourceVersion }) => resourceVersion.id === version.id);
  return copyFields(employeeResourceSchema, resource, {
    url: version.url ?? null,
    file: toFile(version),
    versionId: version.id,
    number: version.number,
    note: version.note ?? null,
    since: version.createdAt,
    acknowledgedAt: own?.createdAt ?? null,
    isRenewed: !own && given.length > 0,
  });
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

/** The part of a record that employees may see. */
const visibleResourcesFilter = { archivedAt: null, deletedAt: null };

/** One page of the resources for employees, by category and title, with what the reader has acknowledged. */
export async function listEmployeeResources(
  ctx: EmployeeContext,
  { search, category, language, isWaiting, ...page }: ListEmployeeResourcesInput,
): Promise<z.infer<typeof listEmployeeResourcesOutput>> {
  const { em, actor } = ctx;
  const waiting = await findUnacknowledgedIds(em, actor.id);
  const searched = await searchIn(
    em,
    { table: 'resources', visible: 's."deleted_at" is null and s."archived_at" is null' },
    search,
  );
  const where: FilterQuery<Resource> = {
    $and: [
      visibleResourcesFilter,
      searched.where,
      category ? { category } : {},
      language ? { language: { $in: [language, 'both'] } } : {},
      isWaiting ? { id: { $in: waiting } } : {},
    ],
  };
  const { items, cursors } = await findPage(em, Resource, {
    ...page,
    order: 'asc',
    sortedBy: { category: z.string(), title: z.string() },
    where,
  });
  return {
    isSimilar: searched.isSimilar,
    rows: await toEmployeeResources(em, actor.id, items),
    total: await em.count(Resource, where),
    waiting: waiting.length,
    categories: await listCategories(ctx, { withArchived: false }),
    ...cursors,
  };
}

/**
 * Notes that the signed-in person has read the current version of a resource; however often it is sent, the first time
 * counts. Throws AppError('not-found'), 'conflict' when there is a newer version than the one that was read,
 * 'wrong-state' when nothing is asked for.
 */
export async function acknowledgeResource(
  ctx: EmployeeContext,
  { id, number }: AcknowledgeResourceInput,
): Promise<EmployeeResource> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    const resource = await requireRecord(em, Resource, { id, ...visibleResourcesFilter });
    if (resource.currentVersion !== number) throw new AppError('conflict');
    if (!resource.requiresAcknowledgement) throw new AppError('wrong-state');
    const version = await em.findOneOrFail(ResourceVersion, { resource: id, number });
    const added = await em.execute<{ id: string }[]>(
      `insert into "resource_acknowledgements" ("id", "user_id", "resource_version_id", "created_at")
       values (?, ?, ?, ?) on conflict ("resource_version_id", "user_id") do nothing returning "id"`,
      [randomUUID(), actor.id, version.id, new Date()],
    );
    if (added.length > 0) {
      recordEvent(em, ctx, 'resource.acknowledge', { id, label: resource.title });
    }
    const [read] = await toEmployeeResources(em, actor.id, [resource]);
    if (!read) throw new AppError('not-found');
    return read;
  });
}
