import { z } from 'zod';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type {
  GalleryItem as GalleryItemDto,
  LikeInput,
  LikeOutput,
} from '../../../shared/contracts/gallery.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { GalleryItem } from '../../db/entities/gallery.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { pictureUrl, toPicture } from '../images/images.ts';

type Texts = Pick<GalleryItemDto, 'caption' | 'alt'>;

/** The texts for visitors; a picture without a description goes by its caption, one without either by its number. */
function textsOf(item: GalleryItem, number: number, locale: Locale): Texts {
  const isGerman = locale === 'de';
  const caption = (isGerman && item.captionGerman) || item.caption || null;
  const alt = (isGerman && item.altGerman) || item.alt || caption;
  return { caption, alt: alt ?? m.gallery_numbered({ number }, { locale }) };
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

/** The visible pictures of the gallery, in their order, with the visitor's likes. */
export async function listGallery(
  ctx: ServiceContext,
  likes: readonly string[],
): Promise<GalleryItemDto[]> {
  const items = await ctx.em.find(
    GalleryItem,
    { isActive: true },
    { populate: ['image'], orderBy: { displayOrder: 'asc', id: 'asc' } },
  );
  return items.map((item, index) => ({
    id: item.id,
    imageUrl: pictureUrl(item.image),
    picture: toPicture(item.image),
    ...textsOf(item, index + 1, ctx.locale),
    likeCount: item.likeCount,
    hasLiked: likes.includes(item.id),
  }));
}

type LikeRow = { item_id: string };

async function changeLikeCount(em: EntityManager, id: string, step: 1 | -1): Promise<void> {
  await em.execute('update "gallery_items" set "like_count" = "like_count" + ? where "id" = ?', [
    step,
    id,
  ]);
}

/** Only what is shown can be liked. */
async function requireLikeCount(em: EntityManager, id: string): Promise<number> {
  const [item] = await em.execute<{ like_count: number }[]>(
    'select "like_count" from "gallery_items" where "id" = ? and "is_active"',
    [id],
  );
  if (!item) throw new AppError('not-found');
  return item.like_count;
}

/** Likes a picture for one browser; once more changes nothing. The key of the row makes a like one, not a look before. */
export async function likeItem(
  ctx: ServiceContext,
  { id, sessionId }: LikeInput,
): Promise<LikeOutput> {
  return ctx.em.transactional(async (em) => {
    const added = await em.execute<LikeRow[]>(
      `insert into "gallery_likes" ("item_id", "session_id", "created_at")
       select "id", ?, now() from "gallery_items" where "id" = ? and "is_active"
       on conflict do nothing returning "item_id"`,
      [sessionId, id],
    );
    if (added.length > 0) await changeLikeCount(em, id, 1);
    return { likeCount: await requireLikeCount(em, id), hasLiked: true };
  });
}

/** Takes a like back; without one nothing changes. */
export async function unlikeItem(
  ctx: ServiceContext,
  { id, sessionId }: LikeInput,
): Promise<LikeOutput> {
  return ctx.em.transactional(async (em) => {
    const removed = await em.execute<LikeRow[]>(
      'delete from "gallery_likes" where "item_id" = ? and "session_id" = ? returning "item_id"',
      [id, sessionId],
    );
    if (removed.length > 0) await changeLikeCount(em, id, -1);
    return { likeCount: await requireLikeCount(em, id), hasLiked: false };
  });
}
