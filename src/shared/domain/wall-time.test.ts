import { describe, expect, test } from 'vitest';
import { momentOf, wallTimeAt } from './wall-time.ts';

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
    expect(momentOf({ date, minute }, timeZone)?.toISOString()).toBe(expected);
  });

  test('a time that the clock leaves out is none, nor is a day that does not exist', () => {
    expect(momentOf({ date: '2026-03-29', minute: 150 }, 'Europe/Berlin')).toBeNull();
    expect(momentOf({ date: 'soon', minute: 0 }, 'Europe/Berlin')).toBeNull();
    expect(momentOf({ date: '2026-13-01', minute: 0 }, 'Europe/Berlin')).toBeNull();
  });
});
