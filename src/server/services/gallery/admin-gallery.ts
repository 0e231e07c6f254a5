import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import {
  type AdminGalleryItem,
  adminGalleryItemSchema,
  type GallerySort,
  type ListGalleryItemsInput,
  type ListGalleryItemsOutput,
  type OrderGalleryInput,
  type UpdateGalleryItemInput,
  type UploadGalleryItemInput,
} from '../../../shared/contracts/gallery.ts';
import { GalleryItem } from '../../db/entities/gallery.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { searchIn } from '../folded-search.ts';
import { pictureUrl, toPicture } from '../images/images.ts';
import { storeImage } from '../images/store-image.ts';
import { findPage, type SortedBy, totalOf } from '../list-query.ts';
import { copyFields, loadForUpdate, requireRecord } from '../records.ts';

/** A picture of the gallery as administrators see it. */
const toGalleryItem = (item: GalleryItem): AdminGalleryItem =>
  copyFields(adminGalleryItemSchema, item, {
    imageUrl: pictureUrl(item.image),
    picture: toPicture(item.image),
  });

/** Name of a picture in the audit record. */
function galleryItemLabel({
  id,
  caption,
  captionGerman,
  alt,
  altGerman,
  fileName,
}: GalleryItem): string {
  return caption || captionGerman || alt || altGerman || fileName || id;
}

const sortedBy: Record<GallerySort, SortedBy<GalleryItem>> = {
  place: { displayOrder: z.number().int() },
  newest: { createdAt: momentSchema },
  likes: { likeCount: z.number().int() },
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
  ctx: AdminContext,
  input: ListGalleryItemsInput,
): Promise<ListGalleryItemsOutput> {
  const { search, state, sort } = input;
  const found = await searchIn(ctx.em, { table: 'gallery_items' }, search);
  const isNarrowed: FilterQuery<GalleryItem> = {
    $and: [found.where, state ? { isActive: state === 'active' } : {}],
  };
  const order = sort === 'place' ? 'asc' : 'desc';
  const page = await findPage(ctx.em, GalleryItem, {
    ...input,
    order,
    sortedBy: sortedBy[sort],
    where: isNarrowed,
    populate: ['image'],
  });
  const counts = await countStates(ctx);
  return {
    rows: page.items.map(toGalleryItem),
    isSimilar: found.isSimilar,
    total: search ? await ctx.em.count(GalleryItem, isNarrowed) : totalOf(counts, state),
    counts,
    ...page.cursors,
  };
}

/** One picture of the gallery. Throws AppError('not-found'). */
export const getGalleryItem = async ({ em }: AdminContext, { id }: { id: string }) =>
  toGalleryItem(await requireRecord(em, GalleryItem, { id }, { populate: ['image'] }));

/** New entries come first. */
async function findFirstDisplayOrder(em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ place: number | null }[]>(
    'select min("display_order") - 1 as place from "gallery_items"',
  );
  return row?.place ?? 0;
}

/**
 * Makes a picture of bytes that were received and takes it into the gallery, shown at once and before the others.
 * Throws AppError('not-found') when no bytes came, 'unsupported-media-type' or 'payload-too-large' for what is no picture
 * of ours.
 */
export async function uploadGalleryItem(
  ctx: AdminContext,
  { part, caption, captionGerman, ...others }: UploadGalleryItemInput,
): Promise<AdminGalleryItem> {
  const { parts } = ctx.objects;
  if ((await parts.size(part)) === 0) throw new AppError('not-found');
  // Outside the transaction: encoding takes seconds, and a picture without a record is swept.
  const image = await storeImage(ctx, parts.pathOf(part));
  const uploaded = await ctx.em.transactional(async (em) => {
    const item = em.create(GalleryItem, {
      image,
      caption: caption || null,
      captionGerman: captionGerman || null,
      ...others,
      displayOrder: await findFirstDisplayOrder(em),
    });
    await em.persist(item).flush();
    recordEvent(em, ctx, 'gallery.upload', { id: item.id, label: galleryItemLabel(item) });
    return toGalleryItem(item);
  });
  ctx.contentChanged();
  return uploaded;
}

/**
 * Changes the given texts of a picture, or whether it is shown.
 * Throws AppError('not-found'), 'conflict' after another save since `version`.
 */
export async function updateGalleryItem(
  ctx: AdminContext,
  { id, version, ...changes }: UpdateGalleryItemInput,
): Promise<AdminGalleryItem> {
  const updated = await ctx.em.transactional(async (em) => {
    const item = await loadForUpdate(em, GalleryItem, { id }, version, { populate: ['image'] });
    const { caption, captionGerman, ...others } = changes;
    em.assign(item, {
      ...others,
      // An empty caption is none.
      ...(caption === undefined ? {} : { caption: caption || null }),
      ...(captionGerman === undefined ? {} : { captionGerman: captionGerman || null }),
    });
    recordEvent(em, ctx, 'gallery.update', { id, label: galleryItemLabel(item) });
    await em.flush();
    return toGalleryItem(item);
  });
  ctx.contentChanged();
  return updated;
}

/**
 * Puts pictures into a sequence: they share out the places they have among them, so that a part of the gallery can be
 * sorted without knowing the rest. Ids that are gone meanwhile are passed over.
 */
export async function reorderGallery(ctx: AdminContext, { ids }: OrderGalleryInput): Promise<void> {
  await ctx.em.transactional(async (em) => {
    // Likes wait for the moment this takes; two administrators sort one after the other.
    await em.execute('lock table "gallery_items" in share row exclusive mode');
    await em.execute(
      `with "ranked" as (
         select "id", row_number() over (order by "display_order", "id") as "place" from "gallery_items"
       ), "wanted" as (
         select "id", row_number() over (order by "n") as "n"
         from jsonb_array_elements_text(?::jsonb) with ordinality as "given" ("text", "n")
         join "ranked" on "ranked"."id" = "given"."text"::uuid
       ), "free" as (
         select "place", row_number() over (order by "place") as "n"
         from "ranked" join "wanted" using ("id")
       ), "placed" as (
         select "ranked"."id", coalesce("free"."place", "ranked"."place") as "place"
         from "ranked" left join "wanted" using ("id") left join "free" using ("n")
       )
       update "gallery_items" set "display_order" = "placed"."place"
       from "placed"
       where "gallery_items"."id" = "placed"."id" and "display_order" <> "placed"."place"`,
      [JSON.stringify(ids)],
    );
    recordEvent(em, ctx, 'gallery.order');
  });
  ctx.contentChanged();
}

/** Takes a picture out of the gallery with its likes; its files go with the sweep. Throws AppError('not-found'). */
export async function deleteGalleryItem(ctx: AdminContext, { id }: { id: string }): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const item = await em.findOne(GalleryItem, { id });
    // Of two at the same moment, one finds it gone.
    if (!item || (await em.nativeDelete(GalleryItem, { id })) === 0) {
      throw new AppError('not-found');
    }
    em.clear();
    recordEvent(em, ctx, 'gallery.delete', { id, label: galleryItemLabel(item) });
  });
  ctx.contentChanged();
}
