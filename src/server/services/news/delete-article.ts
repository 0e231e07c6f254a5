import { NewsArticle } from '../../db/entities/news-article.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Takes an article out of every list; it can be restored. Throws AppError('not-found'). */
export async function deleteArticle(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, true);
}

/** Undoes a deletion. Throws AppError('not-found') when there is nothing to undo. */
export async function restoreArticle(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  await setDeleted(ctx, id, false);
}

async function setDeleted(ctx: ServiceContext, id: string, deleted: boolean): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const article = await em.findOne(NewsArticle, {
      id,
      deletedAt: deleted ? null : { $ne: null },
    });
    if (!article) throw new AppError('not-found');
    article.deletedAt = deleted ? new Date() : null;
    recordEvent(em, ctx, {
      action: deleted ? 'news.delete' : 'news.restore',
      subjectId: id,
      subjectLabel: article.title,
    });
  });
  ctx.contentChanged();
}
