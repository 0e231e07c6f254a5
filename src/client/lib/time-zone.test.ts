import { describe, expect, it } from 'vitest';
import { getOffsetPeriod, getZoneTimeParts, readZoneTimeParts } from './time-zone.ts';

const hourMs = 3_600_000;

describe('what a page tells of a zone', () => {
  it('is how far its clocks are from Greenwich, for some days', () => {
    const at = Date.parse('2026-07-15T11:05:09Z');
    for (const [zone, offset, hours] of [
      ['Europe/Berlin', 'GMT+02:00', 2],
      ['America/New_York', 'GMT-04:00', -4],
      ['Asia/Kolkata', 'GMT+05:30', 5.5],
      ['Europe/Lisbon', 'GMT+01:00', 1],
    ] as const) {
      const span = getOffsetPeriod(zone, new Date(at));
      expect(span).toMatchObject({ offset });
      expect(span?.aheadMs).toBeCloseTo(hours * hourMs);
      expect(span?.from).toBeLessThanOrEqual(at - 24 * hourMs);
      expect(span?.until).toBeGreaterThan(at + 24 * hourMs);
    }
  });

  it('tells the same time as a format, within those days and outside of them', () => {
    const at = Date.parse('2026-07-15T11:05:09Z');
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Manila', 'Asia/Kolkata']) {
      const known = getOffsetPeriod(zone, new Date(at));
      if (!known) throw new Error('no clocks are changed in July');
      const { from, until } = known;
      const span = JSON.stringify(known);
      for (const moment of [at, from, until - 1, until, from - 1, at + 180 * 24 * hourMs]) {
        const now = new Date(moment);
        expect(readZoneTimeParts({ zone, span }, now)).toEqual(getZoneTimeParts(zone, now));
        expect(readZoneTimeParts({ zone }, now)).toEqual(getZoneTimeParts(zone, now));
      }
    }
  });

  it('is what the time is told by as long as it holds', () => {
    const now = Date.parse('2026-07-15T11:05:09Z');
    const span = { offset: 'GMT+09:00', aheadMs: 9 * hourMs, from: now, until: now + hourMs };
    const told = readZoneTimeParts(
      { zone: 'Europe/Berlin', span: JSON.stringify(span) },
      new Date(now),
    );
    expect(told).toEqual(['20:05:09', 'GMT+09:00']);
  });

  it('never reaches over a change of the clocks', () => {
    const change = Date.parse('2026-10-25T01:00:00Z');
    for (let hours = -200; hours <= 200; hours += 5) {
      const span = getOffsetPeriod('Europe/Berlin', new Date(change + hours * hourMs));
      if (!span) continue;
      expect(span.until <= change || span.from >= change).toBe(true);
      expect(span.offset).toBe(hours < 0 ? 'GMT+02:00' : 'GMT+01:00');
    }
    expect(getOffsetPeriod('Europe/Berlin', new Date(change))).toBeNull();
  });
});
