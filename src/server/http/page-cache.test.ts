import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CachedPage, PageCache, pageBody } from './page-cache.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pageOf = async (html: string, status = 200): Promise<CachedPage> => ({
  status,
  body: await pageBody(html, false),
  headers: {},
});

test('a page is rendered once however many ask for it at the same time', async () => {
  const cache = new PageCache();
  const render = vi.fn(() => pageOf('one'));
  const [first, second] = await Promise.all([cache.get('a', render), cache.get('a', render)]);
  expect(second).toBe(first);
  expect(await cache.get('a', render)).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test('after a minute the old page is shown once more while one new one is rendered', async () => {
  const cache = new PageCache();
  const old = await cache.get('a', () => pageOf('old'));
  vi.setSystemTime(Date.now() + minute + 1);
  const render = vi.fn(() => pageOf('new'));
  expect(await Promise.all([cache.get('a', render), cache.get('a', render)])).toEqual([old, old]);
  await vi.waitFor(async () => expect(await cache.get('a', render)).not.toBe(old));
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  ['throws', () => Promise.reject(new Error('no'))],
  ['brings a page that is not kept', () => pageOf('broken', 500)],
])(
  'when the new one %s the old page stays, and the next visitor tries again',
  async (_name, fail) => {
    const cache = new PageCache();
    const old = await cache.get('a', () => pageOf('old'));
    vi.setSystemTime(Date.now() + minute + 1);
    const failing = vi.fn(fail);
    expect(await cache.get('a', failing)).toBe(old);
    const render = vi.fn(() => pageOf('new'));
    await vi.waitFor(async () => expect(await cache.get('a', render)).not.toBe(old));
    expect(failing).toHaveBeenCalledTimes(1);
    expect(render).toHaveBeenCalledTimes(1);
  },
);

test('a page that is not found is not kept, and one that is too old is not shown', async () => {
  const cache = new PageCache();
  const render = vi.fn(() => pageOf('missing', 404));
  await cache.get('a', render);
  await cache.get('a', render);
  expect(render).toHaveBeenCalledTimes(2);
  const old = await cache.get('a', () => pageOf('old'));
  vi.setSystemTime(Date.now() + 5 * minute + 1);
  expect(await cache.get('a', () => pageOf('new'))).not.toBe(old);
});

test.each([
  ['throws', () => Promise.reject(new Error('no'))],
  ['brings a page that says that something is broken', () => pageOf('broken', 503)],
])('when the new one %s, a page that is too old stands in for it', async (_name, fail) => {
  const cache = new PageCache();
  const old = await cache.get('a', () => pageOf('old'));
  vi.setSystemTime(Date.now() + 60 * minute);
  expect(await cache.get('a', fail)).toBe(old);
  const gone = await cache.get('a', () => pageOf('gone', 404));
  expect(gone.status).toBe(404);
  expect(await cache.get('a', () => pageOf('new'))).not.toBe(old);
});

test('a page that was forgotten meanwhile stands in for nothing', async () => {
  const cache = new PageCache();
  await cache.get('a', () => pageOf('old'));
  vi.setSystemTime(Date.now() + 60 * minute);
  const asked = cache.get('a', () => pageOf('broken', 503));
  cache.clear();
  expect((await asked).status).toBe(503);
});

test('what was being rendered when everything was forgotten is not kept', async () => {
  const cache = new PageCache();
  const before = cache.get('a', () => pageOf('before'));
  cache.clear();
  const after = await cache.get('a', () => pageOf('after'));
  expect(await before).not.toBe(after);
  expect(await cache.get('a', () => pageOf('never'))).toBe(after);
});
