import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { GalleryItem } from '../db/entities/gallery-item.ts';
import { NewsArticle } from '../db/entities/news-article.ts';
import { addArticle, addGalleryItem } from '../testing/content.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { contentChannel, listenForContent } from './listen-for-content.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

// The embedded database has one server, which needs to be told by nobody.
describe.skipIf(!inject('postgresUrl'))('a change of what pages show', () => {
  let database: TestDatabase;
  let jobs: Jobs;
  let stop: () => Promise<void>;
  /** What comes over the channel, in the order of the commits. */
  const words: string[] = [];
  let changes = 0;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    const log = pino({ level: 'silent' });
    jobs = await openJobs(database.orm, database.target, { log, isSupervised: false });
    stop = await listenForContent({ boss: jobs.boss, log }, () => {
      changes += 1;
    });
    const listening = await jobs.boss.getDb().listen?.(
      contentChannel,
      (word) => words.push(word),
      () => {},
    );
    const stopOurs = stop;
    stop = async () => {
      await stopOurs();
      await listening?.close();
    };
  });
  afterAll(async () => {
    await stop();
    await jobs.stop();
    await database.close();
  });

  const em = () => database.orm.em.fork();
  const publish = async (count: number) => {
    const inner = em();
    for (let made = 0; made < count; made += 1) addArticle(inner, { slug: randomUUID() });
    await inner.flush();
  };

  /** How many words were sent by a change. */
  async function wordsOf(change: () => Promise<unknown>): Promise<number> {
    words.length = 0;
    const last = randomUUID();
    await change();
    await em().execute('select pg_notify(?, ?)', [contentChannel, last]);
    await expect.poll(() => words).toContain(last);
    return words.length - 1;
  }

  test('is told at its commit, once however much it changes, and not when it is taken back', async () => {
    expect(await wordsOf(() => publish(3))).toBe(1);
    const takeBack = em().transactional(async (inner) => {
      addArticle(inner, { slug: randomUUID() });
      await inner.flush();
      throw new Error('taken back');
    });
    expect(await wordsOf(() => takeBack.catch(() => {}))).toBe(0);
    const rename = (title: string) =>
      em().execute('update "news_articles" set "title" = ?', [title]);
    expect(await wordsOf(() => rename('Another title'))).toBe(1);
    expect(await wordsOf(() => rename('Another title'))).toBe(0);
    expect(await wordsOf(() => em().nativeDelete(NewsArticle, {}))).toBe(1);
  });

  test('a like is none', async () => {
    const inner = em();
    const { id } = addGalleryItem(inner);
    expect(await wordsOf(() => inner.flush())).toBe(1);
    const like = 'update "gallery_items" set "like_count" = "like_count" + 1 where "id" = ?';
    expect(await wordsOf(() => em().execute(like, [id]))).toBe(0);
    const hide = () => em().nativeUpdate(GalleryItem, { id }, { isActive: false });
    expect(await wordsOf(hide)).toBe(1);
  });

  test('a connection that broke comes back by itself, and what was missed counts as a change', async () => {
    const before = changes;
    await em().execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    );
    await publish(1);
    await expect.poll(() => changes, { timeout: 30_000 }).toBeGreaterThan(before);
    const since = changes;
    await publish(1);
    await expect.poll(() => changes).toBeGreaterThan(since);
  });
});
