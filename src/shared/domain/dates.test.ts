import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  officeDay,
  startOfOfficeDay,
  wallTimeAt,
  wallTimeToInstant,
  weekOf,
  weeksOfMonth,
} from './dates.ts';

test.each([
  ['2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // The clocks change in the night after this midnight.
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s', (day, moment) => {
  expect(startOfOfficeDay(day).toISOString()).toBe(moment);
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

describe('what the clock on a wall shows', () => {
  test.each([
    ['2027-03-28T00:59Z', 'Europe/Berlin', '2027-03-28', 119],
    ['2027-03-28T01:00Z', 'Europe/Berlin', '2027-03-28', 180],
    ['2026-10-25T00:30Z', 'Europe/Berlin', '2026-10-25', 150],
    ['2026-10-25T01:30Z', 'Europe/Berlin', '2026-10-25', 150],
    ['2026-10-25T16:00Z', 'Asia/Manila', '2026-10-26', 0],
    ['2026-11-23T08:00Z', 'Asia/Kolkata', '2026-11-23', 810],
    // New York changes on other days than Berlin, Sydney the other way round.
    ['2026-03-16T13:00Z', 'America/New_York', '2026-03-16', 540],
    ['2026-10-04T16:00Z', 'Australia/Sydney', '2026-10-05', 180],
  ])('at %s in %s', (at, timeZone, date, minute) => {
    expect(wallTimeAt(new Date(at), timeZone)).toEqual({ date, minute });
  });
});

describe('the moment that is called so', () => {
  test.each([
    ['Europe/Berlin', '2027-03-26', 540, '2027-03-26T08:00:00.000Z'],
    ['Europe/Berlin', '2027-03-29', 540, '2027-03-29T07:00:00.000Z'],
    ['Asia/Manila', '2027-03-29', 540, '2027-03-29T01:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-23', 810, '2026-11-23T08:00:00.000Z'],
    ['America/New_York', '2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
    ['Australia/Sydney', '2026-10-05', 180, '2026-10-04T16:00:00.000Z'],
    // Shown twice: the earlier.
    ['Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ])('in %s on %s at minute %i', (timeZone, date, minute, expected) => {
    expect(wallTimeToInstant({ date, minute }, timeZone)?.toISOString()).toBe(expected);
  });

  test('a time that the clock leaves out is none, nor is a day that does not exist', () => {
    expect(wallTimeToInstant({ date: '2026-03-29', minute: 150 }, 'Europe/Berlin')).toBeNull();
    expect(wallTimeToInstant({ date: 'soon', minute: 0 }, 'Europe/Berlin')).toBeNull();
    expect(wallTimeToInstant({ date: '2026-13-01', minute: 0 }, 'Europe/Berlin')).toBeNull();
  });
});
