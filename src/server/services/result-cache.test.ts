import { afterEach, expect, test, vi } from 'vitest';
import { ResultCache } from './result-cache.ts';

afterEach(() => vi.useRealTimers());

test('a result is made once, also for those who ask at the same time', async () => {
  const kept = new ResultCache<string>({ maxEntries: 2 });
  const make = vi.fn(async () => 'made');
  expect(await Promise.all([kept.get('a', make), kept.get('a', make)])).toEqual(['made', 'made']);
  expect(await kept.get('a', make)).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
});

test('what nobody asked for longest goes first', async () => {
  const kept = new ResultCache<string>({ maxEntries: 2 });
  const made: string[] = [];
  const get = (key: string) =>
    kept.get(key, async () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a failure is told and not kept', async () => {
  const kept = new ResultCache<string>({ maxEntries: 2 });
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await kept.get('a', async () => 'made')).toBe('made');
});

test('what is too old, and what was made before everything was forgotten, is made anew', async () => {
  vi.useFakeTimers();
  const kept = new ResultCache<number>({ maxEntries: 2, maxAgeMs: 1000 });
  let count = 0;
  const get = () =>
    kept.get('a', async () => {
      count += 1;
      return count;
    });
  expect(await get()).toBe(1);
  vi.advanceTimersByTime(999);
  expect(await get()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await get()).toBe(2);
  const before = get();
  kept.clear();
  expect(await get()).toBe(3);
  expect(await before).toBe(2);
});
