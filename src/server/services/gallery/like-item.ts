import type { LikeInput, LikeOutput } from '../../../shared/contracts/gallery.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

type Changed = { item_id: string };

async function countBy(em: EntityManager, id: string, step: 1 | -1): Promise<void> {
  await em.execute('update "gallery_items" set "like_count" = "like_count" + ? where "id" = ?', [
    step,
    id,
  ]);
}

/** Only what is shown can be liked. */
async function requireCount(em: EntityManager, id: string): Promise<number> {
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
    const added = await em.execute<Changed[]>(
      `insert into "gallery_likes" ("item_id", "session_id", "created_at")
       select "id", ?, now() from "gallery_items" where "id" = ? and "is_active"
       on conflict do nothing returning "item_id"`,
      [sessionId, id],
    );
    if (added.length > 0) await countBy(em, id, 1);
    return { likeCount: await requireCount(em, id), hasLiked: true };
  });
}

/** Takes a like back; without one nothing changes. */
export async function unlikeItem(
  ctx: ServiceContext,
  { id, sessionId }: LikeInput,
): Promise<LikeOutput> {
  return ctx.em.transactional(async (em) => {
    const removed = await em.execute<Changed[]>(
      'delete from "gallery_likes" where "item_id" = ? and "session_id" = ? returning "item_id"',
      [id, sessionId],
    );
    if (removed.length > 0) await countBy(em, id, -1);
    return { likeCount: await requireCount(em, id), hasLiked: false };
  });
}
