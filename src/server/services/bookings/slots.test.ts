import { describe, expect, test } from 'vitest';
import { initialAvailability } from '../../../shared/content/meetings.ts';
import type { Availability } from '../../../shared/contracts/availability.ts';
import { endOfMeeting, offeredSlots } from './slots.ts';

const slotsOn = (day: string, now: string) =>
  offeredSlots(new Date(now), initialAvailability)
    .map((slot) => slot.toISOString())
    .filter((iso) => iso.startsWith(day));

describe('the half hours that are offered', () => {
  test('on a winter day from nine to five by the clock of Berlin', () => {
    const slots = slotsOn('2026-11-24', '2026-11-20T10:00:00Z');
    expect(slots).toHaveLength(16);
    expect(slots[0]).toBe('2026-11-24T08:00:00.000Z');
    expect(slots.at(-1)).toBe('2026-11-24T15:30:00.000Z');
  });

  test.each([
    // Germany puts its clocks back on 25 October and forward on 29 March.
    { now: '2026-10-20T06:00:00Z', before: '2026-10-23T07:00', after: '2026-10-26T08:00' },
    { now: '2026-03-24T06:00:00Z', before: '2026-03-27T08:00', after: '2026-03-30T07:00' },
  ])('nine stays nine over a change of the clocks ($now)', ({ now, before, after }) => {
    const starts = offeredSlots(new Date(now), initialAvailability).map((slot) =>
      slot.toISOString(),
    );
    for (const first of [before, after]) {
      const ofDay = starts.filter((start) => start.startsWith(first.slice(0, 10)));
      expect(ofDay).toHaveLength(16);
      expect(ofDay[0]).toBe(`${first}:00.000Z`);
    }
    expect(new Set(starts).size).toBe(starts.length);
  });

  test('none at weekends', () => {
    for (const day of ['2026-10-24', '2026-10-25', '2026-11-21', '2026-11-22']) {
      expect(slotsOn(day, '2026-10-20T06:00:00Z')).toEqual([]);
    }
  });

  test('only with twelve hours of notice', () => {
    // Monday, nine in the evening in Berlin: the first meeting is Tuesday at nine.
    expect(slotsOn('2026-11-24', '2026-11-23T20:00:00Z')[0]).toBe('2026-11-24T08:00:00.000Z');
    expect(slotsOn('2026-11-24', '2026-11-23T20:00:01Z')[0]).toBe('2026-11-24T08:30:00.000Z');
  });

  test('no further than three weeks ahead, earliest first', () => {
    const now = new Date('2026-11-20T10:10:00Z');
    const slots = offeredSlots(now, initialAvailability);
    expect(slots.at(-1)?.toISOString()).toBe('2026-12-11T10:00:00.000Z');
    expect(slots.map(Number)).toEqual(slots.map(Number).toSorted((a, b) => a - b));
    // What two callers get in one moment is the same, wherever the server stands.
    expect(offeredSlots(now, initialAvailability)).toEqual(slots);
  });

  test('each lasts half an hour', () => {
    expect(endOfMeeting(new Date('2026-11-24T08:00:00Z'))).toEqual(
      new Date('2026-11-24T08:30:00Z'),
    );
  });
});

describe('hours that somebody has set', () => {
  const hours = (from: string, to: string) => [{ from, to }];
  const nightly: Availability = {
    ...initialAvailability,
    weekdays: Array.from({ length: 7 }, () => hours('01:00', '04:00')),
    noticeHours: 0,
  };
  const timesOn = (day: string, now: string, availability: Availability) =>
    offeredSlots(new Date(now), availability)
      .map((slot) => slot.toISOString().slice(0, 16))
      .filter((iso) => iso.startsWith(day));

  test('in the night in which an hour is left out, that hour is not offered', () => {
    // 29 March 2026: after 1:59 comes 3:00.
    expect(timesOn('2026-03-29T0', '2026-03-28T12:00:00Z', nightly)).toEqual([
      '2026-03-29T00:00',
      '2026-03-29T00:30',
      '2026-03-29T01:00',
      '2026-03-29T01:30',
    ]);
  });

  test('in the night in which an hour comes twice, it is offered once', () => {
    // 25 October 2026: after 2:59 summer time comes 2:00 winter time.
    const slots = timesOn('2026-10-2', '2026-10-24T12:00:00Z', nightly).slice(0, 6);
    expect(slots).toEqual([
      '2026-10-24T23:00',
      '2026-10-24T23:30',
      '2026-10-25T00:00',
      '2026-10-25T00:30',
      '2026-10-25T02:00',
      '2026-10-25T02:30',
    ]);
  });

  test('an exception holds on its day alone, also on the day of the change', () => {
    const availability: Availability = {
      ...initialAvailability,
      exceptions: [
        { date: '2026-10-25', hours: hours('10:00', '11:00') },
        { date: '2026-10-26', hours: [] },
      ],
    };
    const now = '2026-10-20T06:00:00Z';
    expect(timesOn('2026-10-25', now, availability)).toEqual([
      '2026-10-25T09:00',
      '2026-10-25T09:30',
    ]);
    expect(timesOn('2026-10-26', now, availability)).toEqual([]);
    expect(timesOn('2026-10-27', now, availability)).toHaveLength(16);
  });

  test('a day can have a break, and hours in any order', () => {
    const availability: Availability = {
      ...initialAvailability,
      weekdays: initialAvailability.weekdays.map(() => [
        ...hours('14:00', '15:00'),
        ...hours('09:00', '10:15'),
      ]),
    };
    expect(timesOn('2026-11-24', '2026-11-20T10:00:00Z', availability)).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T08:30',
      '2026-11-24T13:00',
      '2026-11-24T13:30',
    ]);
  });
});
