import { describe, expect, it } from 'vitest';
import { zoneSpan } from './zone-span.ts';

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
      const span = zoneSpan(zone, new Date(at));
      expect(span).toMatchObject({ offset });
      expect(span?.aheadMs).toBeCloseTo(hours * hourMs);
      expect(span?.from).toBeLessThanOrEqual(at - 24 * hourMs);
      expect(span?.until).toBeGreaterThan(at + 24 * hourMs);
    }
  });

  it('never reaches over a change of the clocks', () => {
    const change = Date.parse('2026-10-25T01:00:00Z');
    for (let hours = -200; hours <= 200; hours += 5) {
      const span = zoneSpan('Europe/Berlin', new Date(change + hours * hourMs));
      if (!span) continue;
      expect(span.until <= change || span.from >= change).toBe(true);
      expect(span.offset).toBe(hours < 0 ? 'GMT+02:00' : 'GMT+01:00');
    }
    expect(zoneSpan('Europe/Berlin', new Date(change))).toBeNull();
  });
});
