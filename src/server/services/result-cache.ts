type Entry<Result> = { result: Promise<Result>; madeAt: number };

/**
 * Results of slow work in memory, by key: each is made once however many ask for it at the same time, and a failure is
 * not cached. The least recently used one is removed first.
 */
export class ResultCache<Result> {
  readonly #entries = new Map<string, Entry<Result>>();
  readonly #maxEntries: number;
  readonly #maxAgeMs: number;

  constructor({ maxEntries, maxAgeMs = Infinity }: { maxEntries: number; maxAgeMs?: number }) {
    this.#maxEntries = maxEntries;
    this.#maxAgeMs = maxAgeMs;
  }

  /** Returns the result of a key, from the cache or made now. */
  get(key: string, make: () => Promise<Result>): Promise<Result> {
    const known = this.#entries.get(key);
    const isUsable = known !== undefined && Date.now() - known.madeAt < this.#maxAgeMs;
    const entry = isUsable ? known : { result: make(), madeAt: Date.now() };
    // A map keeps its keys as they were put in: what is asked for moves to the end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (isUsable) return entry.result;
    entry.result.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#maxEntries && oldest !== undefined) this.#entries.delete(oldest);
    return entry.result;
  }

  /** Removes everything, and discards what is being made at the moment. */
  clear(): void {
    this.#entries.clear();
  }
}
