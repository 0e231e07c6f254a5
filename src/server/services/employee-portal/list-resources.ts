import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  ListEmployeeResourcesInput,
  ListEmployeeResourcesOutput,
} from '../../../shared/contracts/resource.ts';
import { Resource } from '../../db/entities/resource.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../list-query.ts';
import { listCategories } from '../resources/list-resources.ts';
import { toEmployeeResources } from './to-employee-resource.ts';
import { findWaiting } from './waiting-resources.ts';

/** What employees may see. */
export const shownResources = { archivedAt: null, deletedAt: null };

/** One page of the resources for employees, by category and title, with what the reader has acknowledged. */
export async function listEmployeeResources(
  ctx: ServiceContext,
  { search, category, language, isWaiting, limit, ...input }: ListEmployeeResourcesInput,
): Promise<ListEmployeeResourcesOutput> {
  const { em, actor } = ctx;
  if (!actor) throw new AppError('unauthenticated');
  const waiting = await findWaiting(em, actor.id);
  const after = requireCursor(input.after, z.string(), z.string());
  const before = requireCursor(input.before, z.string(), z.string());
  const searched = await searchIn(
    em,
    { table: 'resources', visible: 's."deleted_at" is null and s."archived_at" is null' },
    search,
  );
  const where: FilterQuery<Resource> = {
    $and: [
      shownResources,
      searched.where,
      category ? { category } : {},
      language ? { language: { $in: [language, 'both'] } } : {},
      isWaiting ? { id: { $in: waiting } } : {},
    ],
  };
  const page = await em.findByCursor(Resource, {
    where,
    orderBy: [{ category: 'asc' }, { title: 'asc' }, { id: 'asc' }],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: true,
    overfetch: true,
  });
  return {
    isSimilar: searched.isSimilar,
    rows: await toEmployeeResources(em, actor.id, page.items),
    total: page.totalCount,
    waiting: waiting.length,
    categories: await listCategories(ctx, { withArchived: false }),
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
