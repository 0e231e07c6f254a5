import type { Locale } from '../../../shared/contracts/common.ts';
import type { GalleryItem as GalleryItemDto } from '../../../shared/contracts/gallery.ts';
import { GalleryItem } from '../../db/entities/gallery-item.ts';
import { GalleryLike } from '../../db/entities/gallery-like.ts';
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

/** The pictures of the gallery that are shown, in their order, and which of them this browser likes. */
export async function listGallery(
  ctx: ServiceContext,
  { sessionId }: { sessionId?: string | undefined },
): Promise<GalleryItemDto[]> {
  const items = await ctx.em.find(
    GalleryItem,
    { isActive: true },
    { populate: ['image'], orderBy: { displayOrder: 'asc', id: 'asc' } },
  );
  const likes = sessionId ? await ctx.em.find(GalleryLike, { sessionId }) : [];
  const liked = new Set(likes.map(({ item }) => item.id));
  return items.map((item) => ({
    id: item.id,
    imageUrl: pictureUrl(item.image),
    picture: toPicture(item.image),
    ...textsOf(item, ctx.locale),
    likeCount: item.likeCount,
    hasLiked: liked.has(item.id),
  }));
}
