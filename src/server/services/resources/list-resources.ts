import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import {
  fileSchema,
  type ListResourcesInput,
  type listResourcesOutput,
  type Resource as ResourceDto,
  type ResourceRow,
  type ResourceSort,
  type ResourceVersion as ResourceVersionDto,
  resourceRowSchema,
  resourceSchema,
  resourceVersionSchema,
} from '../../../shared/contracts/resource.ts';
import { User } from '../../db/entities/accounts.ts';
import { Resource, ResourceVersion } from '../../db/entities/resources.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { searchIn, undeletedRows } from '../folded-search.ts';
import { findPage, type SortedBy } from '../list-query.ts';
import { copyFields } from '../records.ts';

/** Condition for users who are expected to read resources for employees. */
export const activeEmployeesFilter = { role: 'employee', isActive: true } as const;

/** Counts the users who are expected to read resources for employees. */
function countEmployees(em: EntityManager): Promise<number> {
  return em.count(User, activeEmployeesFilter);
}

/** Counts the active employees who have acknowledged the current version of each resource; one query. */
async function countAcknowledged(
  em: EntityManager,
  resources: readonly Resource[],
): Promise<Map<string, number>> {
  if (resources.length === 0) return new Map();
  const ids = resources.map(({ id }) => id);
  const rows = await em.execute<{ id: string; count: number }[]>(
    `select r."id", count(*)::int as count
     from "resources" as r
     join "resource_versions" as v on v."resource_id" = r."id" and v."number" = r."current_version"
     join "resource_acknowledgements" as a on a."resource_version_id" = v."id"
     join "users" as u on u."id" = a."user_id" and u."role" = 'employee' and u."is_active"
     where r."id" in (${ids.map(() => '?').join(', ')})
     group by r."id"`,
    ids,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The public part of a version's document; its upload has to be loaded. */
export function toFile({ upload }: ResourceVersion): ResourceVersionDto['file'] {
  return upload ? copyFields(fileSchema, upload) : null;
}

const toVersion = (version: ResourceVersion): ResourceVersionDto =>
  copyFields(resourceVersionSchema, version, { file: toFile(version) });

/** A row of the administrators' list. */
const toResourceRow = (resource: Resource, acknowledged = 0): ResourceRow =>
  copyFields(resourceRowSchema, resource, {
    isArchived: Boolean(resource.archivedAt),
    acknowledged,
  });

/** A resource with its history, as `em` sees it now. */
export async function toResource(em: EntityManager, resource: Resource): Promise<ResourceDto> {
  const versions = await em.find(
    ResourceVersion,
    { resource: resource.id },
    { orderBy: { number: 'desc' }, populate: ['upload'] },
  );
  const acknowledged = await countAcknowledged(em, [resource]);
  return copyFields(resourceSchema, resource, {
    ...toResourceRow(resource, acknowledged.get(resource.id)),
    versions: versions.map(toVersion),
  });
}

/** Of one category, the titles are in order too. */
const sortedBy: Record<ResourceSort, SortedBy<Resource>> = {
  category: { category: z.string(), title: z.string() },
  title: { title: z.string() },
  updatedAt: { updatedAt: momentSchema },
};

/** The categories of the resources under a condition, by name. */
export async function listCategories(
  { em }: Pick<ServiceContext, 'em'>,
  { withArchived }: { withArchived: boolean },
): Promise<string[]> {
  const rows = await em.execute<{ category: string }[]>(
    `select distinct "category" from "resources"
     where "deleted_at" is null ${withArchived ? '' : 'and "archived_at" is null'}
     order by "category"`,
  );
  return rows.map(({ category }) => category);
}

/** One page of the resources, with how many have acknowledged each. */
export async function listResources(
  ctx: AdminContext,
  input: ListResourcesInput,
): Promise<z.infer<typeof listResourcesOutput>> {
  const { search, category, language, isArchived, sort } = input;
  const { em } = ctx;
  const searched = await searchIn(em, undeletedRows('resources'), search);
  const found: FilterQuery<Resource> = {
    $and: [
      { deletedAt: null },
      searched.where,
      category ? { category } : {},
      language ? { language } : {},
    ],
  };
  const inUse = { archivedAt: null };
  const archived = { archivedAt: { $ne: null } };
  const page = await findPage(em, Resource, {
    ...input,
    sortedBy: sortedBy[sort],
    where: { $and: [found, isArchived ? archived : inUse] },
  });
  const counts = {
    current: await em.count(Resource, { $and: [found, inUse] }),
    archived: await em.count(Resource, { $and: [found, archived] }),
  };
  const acknowledged = await countAcknowledged(em, page.items);
  return {
    isSimilar: searched.isSimilar,
    rows: page.items.map((resource) => toResourceRow(resource, acknowledged.get(resource.id))),
    total: isArchived ? counts.archived : counts.current,
    counts,
    categories: await listCategories(ctx, { withArchived: true }),
    employees: await countEmployees(em),
    ...page.cursors,
  };
}
