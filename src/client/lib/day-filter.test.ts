import { afterEach, expect, test, vi } from 'vitest';
import { officeDayStartIso } from './day-filter.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['Asia/Manila', '2026-11-19T16:00:00.000Z'],
  ['America/New_York', '2026-11-20T05:00:00.000Z'],
  ['Europe/Berlin', '2026-11-19T23:00:00.000Z'],
])('a day begins at midnight in Berlin for a reader in %s', (zone, ownMidnight) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2026-11-20T00:00').toISOString()).toBe(ownMidnight);
  expect(officeDayStartIso('2026-11-20')).toBe('2026-11-19T23:00:00.000Z');
  expect(officeDayStartIso('2026-11-20', 1)).toBe('2026-11-20T23:00:00.000Z');
  // The last day of summer time has 25 hours.
  expect(officeDayStartIso('2026-10-25')).toBe('2026-10-24T22:00:00.000Z');
  expect(officeDayStartIso('2026-10-25', 1)).toBe('2026-10-25T23:00:00.000Z');
});
