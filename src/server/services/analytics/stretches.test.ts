import { expect, test } from 'vitest';
import { chooseUnit, splitIntoBuckets } from './get-analytics.ts';

test('weeks begin on Monday, the first and the last may be shorter', () => {
  expect(splitIntoBuckets('2026-11-05', '2026-11-17', 'week')).toEqual([
    { from: '2026-11-05', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-17' },
  ]);
});

test('months end on their last day', () => {
  expect(splitIntoBuckets('2027-01-31', '2027-03-01', 'month')).toEqual([
    { from: '2027-01-31', to: '2027-01-31' },
    { from: '2027-02-01', to: '2027-02-28' },
    { from: '2027-03-01', to: '2027-03-01' },
  ]);
});

test('a day is a stretch of its own, and everything is cut by its length', () => {
  expect(splitIntoBuckets('2026-11-20', '2026-11-20', 'day')).toEqual([
    { from: '2026-11-20', to: '2026-11-20' },
  ]);
  expect(chooseUnit('30', 30)).toBe('day');
  expect(chooseUnit('90', 90)).toBe('week');
  expect(chooseUnit('365', 365)).toBe('month');
  expect(chooseUnit('all', 12)).toBe('day');
  expect(chooseUnit('all', 2000)).toBe('month');
});
