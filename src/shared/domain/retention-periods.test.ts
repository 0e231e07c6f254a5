import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retentionCutoff, retentionPeriodEnd } from './retention-periods.ts';

test.each([
  ['a day like any other', '2026-01-15T10:00:00Z', 6, '2026-07-15T22:00:00.000Z'],
  ['a month that is too short', '2026-01-31T10:00:00Z', 1, '2026-02-28T23:00:00.000Z'],
  ['the same in a leap year', '2028-01-31T10:00:00Z', 1, '2028-02-29T23:00:00.000Z'],
  ['the last day of a short month', '2026-02-28T10:00:00Z', 1, '2026-03-28T23:00:00.000Z'],
  ['late in Greenwich, tomorrow in Berlin', '2026-06-30T22:30:00Z', 1, '2026-08-01T22:00:00.000Z'],
  ['ending on the day summer time begins', '2026-01-29T12:00:00Z', 2, '2026-03-29T22:00:00.000Z'],
  ['ending on the day summer time ends', '2026-09-25T12:00:00Z', 1, '2026-10-25T23:00:00.000Z'],
])('%s', (_, since, months, end) => {
  expect(retentionPeriodEnd(new Date(since), months).toISOString()).toBe(end);
});

const moment = fc.date({
  min: new Date('2016-02-22'),
  max: new Date('2046-02-22'),
  noInvalidDate: true,
});

test('what began before the dividing moment is over, and nothing else is', () => {
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 1, max: 120 }), (since, now, months) => {
      expect(since < retentionCutoff(now, months)).toBe(retentionPeriodEnd(since, months) <= now);
    }),
    { numRuns: 300 },
  );
});

test('the dividing moment is exact to the millisecond, also at the ends of months', () => {
  const ends = fc.constantFrom(
    '2027-02-28',
    '2028-02-29',
    '2026-03-31',
    '2026-10-25',
    '2026-04-30',
  );
  fc.assert(
    fc.property(
      ends,
      fc.integer({ min: -2, max: 3 }),
      fc.integer({ min: 1, max: 40 }),
      (day, more, months) => {
        const now = new Date(Date.parse(`${day}T12:00:00Z`) + more * 86_400_000);
        const divide = retentionCutoff(now, months);
        expect(retentionPeriodEnd(new Date(divide.getTime() - 1), months) <= now).toBe(true);
        expect(retentionPeriodEnd(divide, months) <= now).toBe(false);
      },
    ),
    { numRuns: 200 },
  );
});
