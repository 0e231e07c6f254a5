import { z } from 'zod';
import type { Locale } from '../../../shared/contracts/common.ts';
import type { GalleryItem as GalleryItemDto } from '../../../shared/contracts/gallery.ts';
import { GalleryItem } from '../../db/entities/gallery-item.ts';
import type { ServiceContext } from '../context.ts';
import { pictureUrl, toPicture } from '../images/to-picture.ts';

type Texts = Pick<GalleryItemDto, 'caption' | 'alt'>;

function textsOf(item: GalleryItem, locale: Locale): Texts {
  const english = { caption: item.caption ?? null, alt: item.alt };
  if (locale === 'en') return english;
  return {
    caption: item.captionGerman ?? english.caption,
    alt: item.altGerman || english.alt,
  };
}

const likesSchema = z.array(z.object({ item_id: z.string() }));

/** Which pictures one browser likes, in the same order each time. By a plain statement: most visits ask for it. */
export async function listLikes(
  { em }: Pick<ServiceContext, 'em'>,
  sessionId: string,
): Promise<string[]> {
  const rows = await em.execute(
    'select "item_id" from "gallery_likes" where "session_id" = ? order by "item_id"',
    [sessionId],
  );
  return likesSchema.parse(rows).map(({ item_id: id }) => id);
}

/** The pictures of the gallery that are shown, in their order, for somebody who likes those. */
export async function listGallery(
  ctx: ServiceContext,
  likes: readonly string[],
): Promise<GalleryItemDto[]> {
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
    hasLiked: likes.includes(item.id),
  }));
}
