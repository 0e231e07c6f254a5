import type { Logger } from 'pino';
import { NewsArticle } from '../db/entities/news.ts';
import type { EntityManager, Orm } from '../db/orm.ts';
import type { Jobs } from './open-jobs.ts';

/** As the triggers of the tables that pages show name it; they send a word at the commit of each change. */
export const contentChannel = 'talabridge_content';

/** After so long it is tried again to listen, in milliseconds. */
const retryMs = 30_000;

/**
 * Calls `changed` when any server on the same PostgreSQL has changed what pages show. The connection is looked after by
 * the queue, which opens it again when it breaks; missed messages are unknown, so `changed` is called then as
 * well. Where listening cannot even begin, the site works all the same, with pages that are older on other servers. The
 * embedded database has one server, which knows by itself. Returns what stops it.
 */
export async function listenForContentChanges(
  { boss, log }: Pick<Jobs, 'boss'> & { log: Logger },
  changed: () => void,
): Promise<() => Promise<void>> {
  let isOver = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let close: (() => Promise<void>) | undefined;
  const begin = async (): Promise<boolean> => {
    try {
      const listening = await boss.getDb().listen?.(contentChannel, changed, changed);
      close = async () => listening?.close();
      if (isOver) await close();
      return true;
    } catch (error) {
      log.warn({ err: error }, 'failed to listen for content changes of other servers; retrying');
      if (!isOver) next = setTimeout(() => void beginAgain(), retryMs).unref();
      return false;
    }
  };
  const beginAgain = async () => {
    if (await begin()) changed();
  };
  await begin();
  return async () => {
    isOver = true;
    clearTimeout(next);
    await close?.();
  };
}

/** Longest delay of a scheduled article, in milliseconds. */
const pollIntervalMs = 10_000;

/** Returns whether an article was due after `since` and not after `until`. */
async function hasPublicationBetween(
  em: EntityManager,
  since: Date,
  until: Date,
): Promise<boolean> {
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
  /** Called when a scheduled article has come out. */
  changed: () => void;
  everyMs?: number;
};

/** Calls `changed` when a scheduled article comes out, which no write announces. Returns the function that stops it. */
export function watchPublications({
  orm,
  log,
  changed,
  everyMs = pollIntervalMs,
}: Dependencies): () => void {
  let seenUntil = new Date();
  let isLooking = false;
  const look = async () => {
    const now = new Date();
    if (await hasPublicationBetween(orm.em.fork(), seenUntil, now)) changed();
    seenUntil = now;
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'failed to look for scheduled articles'))
      .finally(() => {
        isLooking = false;
      });
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
