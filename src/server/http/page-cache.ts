import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { isPlanId } from '../../shared/content/offer.ts';
import { withoutGermanPrefix } from '../../shared/i18n/locale.ts';
import { ResultCache } from '../services/result-cache.ts';
import { type AnswerCache, createAnswerCache } from '../trpc/answer-cache.ts';
import { documentCacheOptions } from './public-documents.ts';

/** Parameters that change the server's page; the others are for the browser, or unused. */
const parametersByPage: Record<string, readonly string[]> = {
  '/gallery': ['image'],
  '/news': ['page', 'search', 'category'],
  '/register': ['plan'],
};

export type PageAddress = {
  /** The path as the router knows it. */
  pathname: string;
  /** The parameters the page reads, in one order; empty or with its `?`. */
  search: string;
  /** True where the page may be cached: addresses that can be made up without end are not. */
  isCacheable: boolean;
};

/**
 * Returns the parts of an address that decide about a page. Omits campaign parameters and the like, so that a link with
 * them gets the cached page too.
 * @param originalUrl path and query as the browser sent them
 */
export function pageAddress(path: string, originalUrl: string): PageAddress {
  const bare = (withoutGermanPrefix(path) ?? path).replace(/(?<=.)\/$/, '');
  const at = originalUrl.indexOf('?');
  const given = new URLSearchParams(at === -1 ? '' : originalUrl.slice(at));
  const read = new URLSearchParams();
  for (const name of parametersByPage[bare] ?? []) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  const search = read.size > 0 ? `?${read}` : '';
  return {
    // The router knows the German home page under one name.
    pathname: path === '/de/' ? '/de' : path,
    search,
    isCacheable: search === '' || (bare === '/register' && isPlanId(read.get('plan'))),
  };
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** The bytes of a page, encoded once for all requests while it is cached. */
type PageBody = {
  plain: Buffer;
  /** Absent for a page that is sent once: packing it would cost more than it saves. */
  compressed: { gzip: Buffer; br: Buffer } | null;
  /** A strong validator of the content; each coding has its own by its suffix. */
  digest: string;
};

/** Of a scale to 11: half the time of the default for nearly the same size. */
const brotliQuality = 5;

/** Converts HTML into the bytes to send, and compresses it beforehand where it `isCached`. */
export async function pageBody(html: string, isCached: boolean): Promise<PageBody> {
  const plain = Buffer.from(html);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (!isCached) return { plain, compressed: null, digest };
  const [zipped, br] = await Promise.all([
    toGzip(plain),
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  ]);
  return { plain, compressed: { gzip: zipped, br }, digest };
}

/** Sends a page in the best coding the browser takes, or 304 where it has it already. */
export function sendPage(
  req: Request,
  res: Response,
  { plain, compressed, digest }: PageBody,
): void {
  const coding = compressed && req.acceptsEncodings('br', 'gzip', 'identity');
  const name = coding === 'br' || coding === 'gzip' ? coding : null;
  res.vary('Accept-Encoding');
  res.set('ETag', `"${digest}${name ? `-${name}` : ''}"`);
  if (res.statusCode === 200 && req.fresh) {
    res.status(304).end();
    return;
  }
  const bytes = name && compressed ? compressed[name] : plain;
  if (name) res.set('Content-Encoding', name);
  res.set('Content-Length', String(bytes.length));
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** A rendered page, ready to be sent. */
export type CachedPage = {
  status: number;
  body: PageBody;
  headers: Record<string, string>;
};

type Entry = { page: CachedPage; renderedAt: number };

/** A page is served unchanged for a minute, and after that once more while it is rendered again, in milliseconds. */
const freshMs = 60_000;
/** Older than this a page is rendered before it is shown, and stands in for one that cannot be. */
const maxStaleMs = 5 * 60_000;
/** Enough for every public page in both languages many times over; the oldest goes first. */
const maxEntries = 500;

/**
 * Pages of signed-out visitors by path and language. A key is rendered once however many ask for it at the same time;
 * `clear` empties the cache when something a page shows was written.
 */
export class PageCache {
  /** Since the start: answered from memory, had to wait for a rendering, and rendered. */
  readonly counts = { hit: 0, miss: 0, render: 0 };
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<CachedPage>>();
  #generation = 0;

  /** Returns the page of a key, from the cache or rendered now. Caches only pages that were found (200). */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const entry = this.#entries.get(key);
    if (!entry) {
      this.counts.miss += 1;
      return this.#renderOnce(key, render);
    }
    if (Date.now() - entry.renderedAt > maxStaleMs) {
      this.counts.miss += 1;
      return this.#renderOr(entry, key, render);
    }
    this.counts.hit += 1;
    if (Date.now() - entry.renderedAt > freshMs && !this.#running.has(key)) {
      // A rendering that fails, or yields nothing to cache, leaves the present page; the next visitor tries again.
      this.#renderOnce(key, render).catch(() => {});
    }
    return entry.page;
  }

  /** Removes every page, and discards what is being rendered from older data. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#running.clear();
  }

  /** Falls back to the old page while the database is unavailable, unless the cache was cleared meanwhile. */
  async #renderOr(old: Entry, key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const isCurrent = () => this.#entries.get(key) === old;
    try {
      const page = await this.#renderOnce(key, render);
      return page.status >= 500 && isCurrent() ? old.page : page;
    } catch (error) {
      if (isCurrent()) return old.page;
      throw error;
    }
  }

  #renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#running.get(key);
    if (running) return running;
    this.counts.render += 1;
    const generation = this.#generation;
    const started = render()
      .then((page) => {
        if (generation === this.#generation && page.status === 200) this.#keep(key, page);
        return page;
      })
      .finally(() => {
        if (this.#running.get(key) === started) this.#running.delete(key);
      });
    this.#running.set(key, started);
    return started;
  }

  #keep(key: string, page: CachedPage): void {
    this.#entries.delete(key);
    this.#entries.set(key, { page, renderedAt: Date.now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > maxEntries && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** For what no publication announces: a like, a clock that passes an article's hour. In milliseconds. */
const answerCacheMs = 1000;

/** Caches of the public site: its pages, documents for machines and answers. Emptied together. */
export class PublicCache {
  readonly pages = new PageCache();
  readonly documents = new ResultCache<string>(documentCacheOptions);
  readonly answers: AnswerCache;

  /** @param answersMs lifetime of cached answers, in milliseconds */
  constructor({ answersMs = answerCacheMs }: { answersMs?: number } = {}) {
    this.answers = createAnswerCache(answersMs);
  }

  /** Removes everything, because published data was written, by this server or by another. */
  clear(): void {
    this.pages.clear();
    this.documents.clear();
    this.answers.clear();
  }
}
