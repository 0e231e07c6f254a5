import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import pino from 'pino';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest';
import { exchangeRatesSchema } from '../../shared/contracts/site.ts';
import { GalleryItem } from '../db/entities/gallery.ts';
import { NewsArticle } from '../db/entities/news.ts';
import { ExchangeRate } from '../db/entities/system.ts';
import { addArticle, addGalleryItem } from '../testing/content.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { contentChannel, listenForContentChanges } from './content-changes.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

const log = pino({ level: 'silent' });

// The embedded database has one server, which needs no message.
describe.skipIf(!inject('postgresUrl'))('a change of what pages show', () => {
  let database: TestDatabase;
  let jobs: Jobs;
  let stop: () => Promise<void>;
  /** What comes over the channel, in the order of the commits. */
  const words: string[] = [];
  let changes = 0;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    jobs = await openJobs(database.orm, database.target, { log, isSupervised: false });
    stop = await listenForContentChanges({ boss: jobs.boss, log }, () => {
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

  test('a new exchange rate is one, and the same heard again is none', async () => {
    const hear = (rate: number) => () => {
      const fetchedAt = new Date();
      const rates = exchangeRatesSchema
        .keyof()
        .options.map((currency) => ({ currency, pesos: rate, fetchedAt }));
      return em().upsertMany(ExchangeRate, rates);
    };
    expect(await wordsOf(hear(58.25))).toBe(1);
    expect(await wordsOf(hear(58.25))).toBe(0);
    expect(await wordsOf(hear(58.5))).toBe(1);
  });

  test('a connection that broke comes back by itself, and what was missed counts as a change', async () => {
    const before = changes;
    // What one of them asked last is that it listens, or, now and then, whether it still does. They end within so many
    // milliseconds, before anything is published.
    const cut = await em().execute(
      `select pg_terminate_backend(pid, 10000) as "hasEnded" from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and (query ilike 'listen %' or query ilike '%pg_listening_channels%')`,
    );
    // That of the site, and that of this test.
    expect(cut).toEqual([{ hasEnded: true }, { hasEnded: true }]);
    await publish(1);
    await expect.poll(() => changes, { timeout: 30_000 }).toBeGreaterThan(before);
    const since = changes;
    await publish(1);
    await expect.poll(() => changes).toBeGreaterThan(since);
  });
});

describe('a first try to listen that fails', () => {
  const againMs = 30_000;
  let begun: number;
  let closed: number;
  let changes: number;
  /** What the next try to listen comes to. */
  let tries: (() => Promise<void>)[];
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    begun = 0;
    closed = 0;
    changes = 0;
    tries = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A queue that is never started: it only hands out the connection it was given. */
  const boss = new PgBoss({
    db: {
      executeSql: () => Promise.reject(new Error('nothing is asked here')),
      listen: async (channel) => {
        expect(channel).toBe(contentChannel);
        begun += 1;
        await tries.shift()?.();
        return {
          close: async () => {
            closed += 1;
          },
        };
      },
    },
  });
  const listen = () =>
    listenForContentChanges({ boss, log }, () => {
      changes += 1;
    });
  const refused = () => Promise.reject(new Error('too many connections'));

  test('where listening cannot begin, the start goes on, and it is tried until it does', async () => {
    tries = [refused, refused];
    const stop = await listen();
    expect([begun, changes]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(againMs);
    expect([begun, changes]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(againMs);
    // Messages missed until now are unknown.
    expect([begun, changes]).toEqual([3, 1]);
    await vi.advanceTimersByTimeAsync(10 * againMs);
    expect([begun, closed]).toEqual([3, 0]);
    await stop();
    expect(closed).toBe(1);
  });

  test('stopped before it is tried again, it is not', async () => {
    tries = [refused];
    const stop = await listen();
    await stop();
    await vi.advanceTimersByTimeAsync(10 * againMs);
    expect([begun, closed, changes]).toEqual([1, 0, 0]);
  });

  test('stopped while it is tried, what comes late is closed', async () => {
    const late = Promise.withResolvers<void>();
    tries = [refused, () => late.promise];
    const stop = await listen();
    await vi.advanceTimersByTimeAsync(againMs);
    expect(begun).toBe(2);
    await stop();
    expect(closed).toBe(0);
    late.resolve();
    await expect.poll(() => closed).toBe(1);
  });

  test('stopped while it is tried and refused, it is not tried again', async () => {
    const late = Promise.withResolvers<void>();
    tries = [refused, () => late.promise];
    const stop = await listen();
    await vi.advanceTimersByTimeAsync(againMs);
    await stop();
    late.reject(new Error('too many connections'));
    await vi.advanceTimersByTimeAsync(10 * againMs);
    expect([begun, closed, changes]).toEqual([2, 0, 0]);
  });
});
