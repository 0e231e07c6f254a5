import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  ListResourcesInput,
  ListResourcesOutput,
  Resource as ResourceDto,
  ResourceSort,
} from '../../../shared/contracts/resource.ts';
import { Resource } from '../../db/entities/resource.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../list-query.ts';
import { countAcknowledged, countEmployees } from './count-acknowledged.ts';
import { toResource, toResourceRow } from './to-resource.ts';

/** Of one category, the titles are in order too. */
const sortedBy = {
  category: ['category', 'title'],
  title: ['title'],
  updatedAt: ['updatedAt'],
} as const;

const cursorValues: Record<ResourceSort, [z.ZodType, ...z.ZodType[]]> = {
  category: [z.string(), z.string()],
  title: [z.string()],
  updatedAt: [z.iso.datetime()],
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
  ctx: ServiceContext,
  input: ListResourcesInput,
): Promise<ListResourcesOutput> {
  const { search, category, language, isArchived, sort, order, limit } = input;
  const { em } = ctx;
  const after = requireCursor(input.after, ...cursorValues[sort]);
  const before = requireCursor(input.before, ...cursorValues[sort]);
  const searched = await searchIn(
    em,
    { table: 'resources', visible: 's."deleted_at" is null' },
    search,
  );
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
  const page = await em.findByCursor(Resource, {
    where: { $and: [found, isArchived ? archived : inUse] },
    orderBy: [...sortedBy[sort].map((column) => ({ [column]: order })), { id: order }],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const counts = {
    current: await em.count(Resource, { $and: [found, inUse] }),
    archived: await em.count(Resource, { $and: [found, archived] }),
  };
  const acknowledged = await countAcknowledged(em, page.items);
  return {
    isSimilar: searched.isSimilar,
    rows: page.items.map((resource) => toResourceRow(resource, acknowledged.get(resource.id) ?? 0)),
    total: isArchived ? counts.archived : counts.current,
    counts,
    categories: await listCategories(ctx, { withArchived: true }),
    employees: await countEmployees(em),
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}

/** One resource with its history. Throws AppError('not-found'). */
export async function getResource(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<ResourceDto> {
  const resource = await ctx.em.findOne(Resource, { id, deletedAt: null });
  if (!resource) throw new AppError('not-found');
  return toResource(ctx.em, resource);
}
