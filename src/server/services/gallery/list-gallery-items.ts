import type { FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  AdminGalleryItem,
  GallerySort,
  ListGalleryItemsInput,
  ListGalleryItemsOutput,
} from '../../../shared/contracts/gallery-admin.ts';
import { GalleryItem } from '../../db/entities/gallery-item.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { toGalleryItem } from './to-gallery-item.ts';

const orders: Record<GallerySort, QueryOrderMap<GalleryItem>> = {
  place: { displayOrder: 'asc', id: 'asc' },
  newest: { createdAt: 'desc', id: 'desc' },
  likes: { likeCount: 'desc', id: 'desc' },
};

const cursorValues: Record<GallerySort, z.ZodType> = {
  place: z.number().int(),
  newest: z.iso.datetime(),
  likes: z.number().int(),
};

async function countStates({ em }: ServiceContext): Promise<ListGalleryItemsOutput['counts']> {
  const rows = await em.execute<{ active: boolean; items: number }[]>(
    'select "is_active" as active, count(*)::int as items from "gallery_items" group by "is_active"',
  );
  const count = (isActive: boolean) => rows.find(({ active }) => active === isActive)?.items ?? 0;
  return { active: count(true), hidden: count(false) };
}

/** One page of the gallery's pictures, hidden ones too, with how many of the whole gallery are shown and hidden. */
export async function listGalleryItems(
  ctx: ServiceContext,
  input: ListGalleryItemsInput,
): Promise<ListGalleryItemsOutput> {
  const { search, state, sort, limit } = input;
  const after = requireCursor(input.after, cursorValues[sort]);
  const before = requireCursor(input.before, cursorValues[sort]);
  const found = await searchIn(ctx.em, { table: 'gallery_items' }, search);
  const isNarrowed: FilterQuery<GalleryItem> = {
    $and: [found.where, state ? { isActive: state === 'active' } : {}],
  };
  const page = await ctx.em.findByCursor(GalleryItem, {
    where: isNarrowed,
    orderBy: orders[sort],
    populate: ['image'],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const counts = await countStates(ctx);
  return {
    rows: page.items.map(toGalleryItem),
    isSimilar: found.isSimilar,
    total: search
      ? await ctx.em.count(GalleryItem, isNarrowed)
      : state
        ? counts[state]
        : counts.active + counts.hidden,
    counts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}

/** One picture of the gallery. Throws AppError('not-found'). */
export async function getGalleryItem(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<AdminGalleryItem> {
  const item = await ctx.em.findOne(GalleryItem, { id }, { populate: ['image'] });
  if (!item) throw new AppError('not-found');
  return toGalleryItem(item);
}
