import { expect, test } from 'vitest';
import { addDays, beginningOf, daysBetween } from './berlin-days.ts';
import { officeDay } from './office-day.ts';

test.each([
  ['2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The clocks change in the night after this midnight.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s', (day, moment) => {
  expect(beginningOf(day).toISOString()).toBe(moment);
  expect(officeDay(new Date(moment))).toBe(day);
  expect(officeDay(new Date(Date.parse(moment) - 1))).toBe(addDays(day, -1));
});

test('days follow each other over the end of a month and of a year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});
