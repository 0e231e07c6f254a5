import type { Logger } from 'pino';
import { NewsArticle } from '../db/entities/news-article.ts';
import type { EntityManager, Orm } from '../db/orm.ts';

/** How late readers may see an article whose time has come, in milliseconds. */
const lookEveryMs = 10_000;

/** Whether an article's time came after `since` and not after `until`. */
async function cameOut(em: EntityManager, since: Date, until: Date): Promise<boolean> {
  const found = await em.findOne(
    NewsArticle,
    { isPublished: true, deletedAt: null, publishedAt: { $gt: since, $lte: until } },
    { fields: ['id'] },
  );
  return found !== null;
}

type Dependencies = {
  orm: Orm;
  log: Logger;
  /** Called when an article has come out that nobody has just published. */
  changed: () => void;
  everyMs?: number;
};

/** Sees to it that a scheduled article comes out by its time: kept pages do not know of it. Returns what stops it. */
export function watchPublications({
  orm,
  log,
  changed,
  everyMs = lookEveryMs,
}: Dependencies): () => void {
  let seenUntil = new Date();
  let isLooking = false;
  const look = async () => {
    const now = new Date();
    if (await cameOut(orm.em.fork(), seenUntil, now)) changed();
    seenUntil = now;
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'could not look for scheduled articles'))
      .finally(() => {
        isLooking = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
