import { describe, expect, it } from 'vitest';
import { getZoneTimeParts } from '../../lib/time-zone.ts';
import { clockZones } from './site-header.tsx';

const winter = new Date('2026-01-15T11:05:09Z');
const summer = new Date('2026-07-15T11:05:09Z');

const nameAt = ({ timeZone, names }: (typeof clockZones)[number], at: Date) =>
  new Map<string, string>(Object.entries(names)).get(getZoneTimeParts(timeZone, at)[1] ?? '');

describe('the clocks of the header', () => {
  it('name the time in force', () => {
    expect(clockZones.map((zone) => nameAt(zone, winter))).toEqual(['CET', 'EST', 'PHT']);
    expect(clockZones.map((zone) => nameAt(zone, summer))).toEqual(['CEST', 'EDT', 'PHT']);
  });

  it('name the other time from the hour of the change on', () => {
    const [berlin] = clockZones;
    expect(nameAt(berlin, new Date('2026-10-25T00:59:59Z'))).toBe('CEST');
    expect(nameAt(berlin, new Date('2026-10-25T01:00:00Z'))).toBe('CET');
  });

  it('tell the time by 24 hours', () => {
    expect(clockZones.map(({ timeZone }) => getZoneTimeParts(timeZone, winter)[0])).toEqual([
      '12:05:09',
      '06:05:09',
      '19:05:09',
    ]);
    const midnight = new Date('2026-07-14T22:00:00Z');
    expect(clockZones.map(({ timeZone }) => getZoneTimeParts(timeZone, midnight)[0])).toEqual([
      '00:00:00',
      '18:00:00',
      '06:00:00',
    ]);
  });
});
