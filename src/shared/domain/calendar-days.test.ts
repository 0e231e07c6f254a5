import { expect, test } from 'vitest';
import { addMonths, weekOf, weeksOfMonth } from './calendar-days.ts';

test('a month later is in the next month, however short that is', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-11-22', 1)).toBe('2026-12-22');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
});

test('a week begins on Monday', () => {
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-29']) {
    expect(weekOf(day)[0]).toBe('2026-11-23');
    expect(weekOf(day).at(-1)).toBe('2026-11-29');
  }
});

test('a month is shown in whole weeks', () => {
  const november = weeksOfMonth('2026-11-22');
  expect([november[0], november.at(-1)]).toEqual(['2026-10-26', '2026-12-06']);
  // 28 days from a Monday to a Sunday.
  expect(weeksOfMonth('2027-02-10')).toHaveLength(28);
  expect(weeksOfMonth('2027-08-01')).toHaveLength(42);
});
