import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { ErrorCode } from '../shared/errors.ts';
import { invalidatingMutationCache } from './invalidation.ts';

/** A screen that shows users, a count of them and resources, and tells how often it asked for each. */
async function openScreen() {
  const client: QueryClient = new QueryClient({
    mutationCache: invalidatingMutationCache(() => client),
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const asked = { users: 0, overview: 0, resources: 0 };
  const show = (name: keyof typeof asked) => {
    const observer = new QueryObserver(client, {
      queryKey: [['admin', name, 'list'], { type: 'query' }],
      queryFn: () => {
        asked[name] += 1;
        return asked[name];
      },
    });
    observer.subscribe(() => {});
  };
  show('users');
  show('overview');
  show('resources');
  let stored = 'before';
  const settle = () => expect.poll(() => client.isFetching()).toBe(0);
  await settle();
  return {
    asked,
    /** Asks for another page of the users, whose answers are on their way until they are released. */
    openPage: () => {
      const answer = Promise.withResolvers<void>();
      const options = {
        queryKey: [['admin', 'users', 'list'], { input: { page: 2 }, type: 'query' }],
        queryFn: async () => {
          const answered = stored;
          await answer.promise;
          return answered;
        },
      };
      return {
        /** As a route's loader does, before anything shows it. */
        load: () => client.ensureQueryData(options),
        show: () => {
          const observer = new QueryObserver(client, options);
          observer.subscribe(() => {});
          return () => observer.getCurrentResult().data;
        },
        release: answer.resolve,
        isStale: () => client.getQueryCache().find({ queryKey: options.queryKey })?.isStale(),
      };
    },
    isStale: (name: string) =>
      client
        .getQueryCache()
        .find({ queryKey: [['admin', name, 'list'], { type: 'query' }] })
        ?.isStale(),
    change: async (send: () => Promise<unknown>, meta?: { keepsData: boolean }) => {
      const mutation = new MutationObserver(client, {
        mutationKey: [['admin', 'users', 'update']],
        mutationFn: () => {
          stored = 'changed';
          return send();
        },
        meta,
      });
      await mutation.mutate().catch(() => {});
      await settle();
    },
  };
}

const done = () => Promise.resolve();
const refused = (code: ErrorCode) => () =>
  Promise.reject(Object.assign(new Error(code), { data: { error: { code, message: code } } }));

test('what a mutation changed is asked for again, and nothing else', async () => {
  const screen = await openScreen();
  await screen.change(done);
  expect(screen.asked).toEqual({ users: 2, overview: 2, resources: 1 });
});

test.each(['conflict', 'not-found', 'wrong-state', 'last-administrator'] as const)(
  'so is what stands otherwise than the screen shows: %s',
  async (code) => {
    const screen = await openScreen();
    await screen.change(refused(code));
    expect(screen.asked).toEqual({ users: 2, overview: 2, resources: 1 });
  },
);

test('a list that is asked for the first time meanwhile is asked for anew: its answer may be of before', async () => {
  const screen = await openScreen();
  const page = screen.openPage();
  const shown = page.show();
  const changing = screen.change(done);
  await expect.poll(() => screen.asked.users).toBe(2);
  expect(shown()).toBeUndefined();
  page.release();
  await changing;
  expect(shown()).toBe('changed');
});

test('so is what a loader waits for, which gets the new answer', async () => {
  const screen = await openScreen();
  const page = screen.openPage();
  const loading = page.load();
  const changing = screen.change(done);
  await expect.poll(() => screen.asked.users).toBe(2);
  page.release();
  await changing;
  expect(await loading).toBe('changed');
});

test('a refusal of what was typed asks for nothing', async () => {
  const screen = await openScreen();
  await screen.change(refused('invalid-input'));
  expect(screen.asked).toEqual({ users: 1, overview: 1, resources: 1 });
  expect(screen.isStale('users')).toBe(false);
});

test('without an answer it is asked for when a screen opens next, because it may have been done', async () => {
  const screen = await openScreen();
  await screen.change(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(screen.asked).toEqual({ users: 1, overview: 1, resources: 1 });
  expect([screen.isStale('users'), screen.isStale('resources')]).toEqual([true, false]);
});

test('nor is a first answer cut off then: it counts as old once it has come', async () => {
  const screen = await openScreen();
  const page = screen.openPage();
  const shown = page.show();
  const changing = screen.change(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect.poll(() => screen.isStale('users')).toBe(true);
  page.release();
  await changing;
  expect(shown()).toBe('before');
  await expect.poll(page.isStale).toBe(true);
});

test('a caller that shows its change by itself is left alone', async () => {
  const screen = await openScreen();
  await screen.change(done, { keepsData: true });
  expect(screen.asked).toEqual({ users: 1, overview: 1, resources: 1 });
});
