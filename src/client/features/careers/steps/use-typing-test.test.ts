import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settledWithin } from './use-typing-test.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('does not wait once the promise has settled', async () => {
  expect(await settledWithin(Promise.resolve(), 5000)).toBe(true);
  expect(await settledWithin(Promise.reject(new Error('no line')), 5000)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('gives up after its time', async () => {
  const waiting = settledWithin(new Promise(() => {}), 5000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await waiting).toBe(false);
});
