import { z } from 'zod';
import type { Locale } from '../../../shared/contracts/common.ts';
import type { GalleryItem as GalleryItemDto } from '../../../shared/contracts/gallery.ts';
import { GalleryItem } from '../../db/entities/gallery-item.ts';
import type { ServiceContext } from '../context.ts';
import { pictureUrl, toPicture } from '../images/to-picture.ts';
import type { KeptResults } from '../kept-results.ts';

/** The gallery as somebody sees it who likes nothing, by language. */
export type KeptGallery = KeptResults<GalleryItemDto[]>;

type Texts = Pick<GalleryItemDto, 'caption' | 'alt'>;

function textsOf(item: GalleryItem, locale: Locale): Texts {
  const english = { caption: item.caption ?? null, alt: item.alt };
  if (locale === 'en') return english;
  return {
    caption: item.captionGerman ?? english.caption,
    alt: item.altGerman || english.alt,
  };
}

/** The pictures of the gallery that are shown, in their order, as somebody sees them who likes nothing. */
export async function listGallery(ctx: ServiceContext): Promise<GalleryItemDto[]> {
  const items = await ctx.em.find(
    GalleryItem,
    { isActive: true },
    { populate: ['image'], orderBy: { displayOrder: 'asc', id: 'asc' } },
  );
  return items.map((item) => ({
    id: item.id,
    imageUrl: pictureUrl(item.image),
    picture: toPicture(item.image),
    ...textsOf(item, ctx.locale),
    likeCount: item.likeCount,
    hasLiked: false,
  }));
}

const likesSchema = z.array(
  z.object({ id: z.string(), like_count: z.int(), has_liked: z.boolean() }),
);

/**
 * The gallery with what one browser likes. Everybody who has ever liked something asks for it with every visit, so only
 * the likes are read, by a statement without objects; they are those of this moment, though the pictures are kept.
 */
export async function listGalleryOf(
  ctx: ServiceContext & { gallery: KeptGallery },
  sessionId: string,
): Promise<GalleryItemDto[]> {
  const [items, rows] = await Promise.all([
    ctx.gallery.get(ctx.locale, () => listGallery(ctx)),
    ctx.em.execute(
      `select item."id", item."like_count", own."item_id" is not null as "has_liked"
       from "gallery_items" as item
       left join "gallery_likes" as own on own."item_id" = item."id" and own."session_id" = ?
       where item."is_active"`,
      [sessionId],
    ),
  ]);
  const likes = new Map(likesSchema.parse(rows).map((row) => [row.id, row]));
  return items.map((item) => {
    const own = likes.get(item.id);
    return own ? { ...item, likeCount: own.like_count, hasLiked: own.has_liked } : item;
  });
}
