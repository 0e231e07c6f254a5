import type { PageBody } from './page-body.ts';

/** A rendered page, ready to be sent. */
export type CachedPage = {
  status: number;
  body: PageBody;
  headers: Record<string, string>;
};

type Entry = { page: CachedPage; renderedAt: number };

/** A page is served as it stands for a minute, and after that once more while it is rendered anew, in milliseconds. */
const freshMs = 60_000;
/** Older than this a page is rendered before it is shown, and stands in for one that cannot be. */
const usableMs = 5 * 60_000;
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

  /** The page of a key, from the cache or rendered now. Only pages found (200) are kept. */
  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const entry = this.#entries.get(key);
    if (!entry) {
      this.counts.miss += 1;
      return this.#renderOnce(key, render);
    }
    if (Date.now() - entry.renderedAt > usableMs) {
      this.counts.miss += 1;
      return this.#renderOr(entry, key, render);
    }
    this.counts.hit += 1;
    if (Date.now() - entry.renderedAt > freshMs && !this.#running.has(key)) {
      // One that fails, or brings no page to keep, leaves the page that is there; the next visitor tries again.
      this.#renderOnce(key, render).catch(() => {});
    }
    return entry.page;
  }

  /** Forgets every page, and what is being rendered from older data. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#running.clear();
  }

  /** While the database is away an old page says more than none, unless it was forgotten meanwhile. */
  async #renderOr(old: Entry, key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const isKept = () => this.#entries.get(key) === old;
    try {
      const page = await this.#renderOnce(key, render);
      return page.status >= 500 && isKept() ? old.page : page;
    } catch (error) {
      if (isKept()) return old.page;
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
