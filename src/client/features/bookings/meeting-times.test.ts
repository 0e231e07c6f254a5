import { expect, test } from 'vitest';
import { meetingZoneTimes } from './meeting-times.tsx';

const startsAt = new Date('2026-11-24T22:30:00Z');
const endsAt = new Date('2026-11-24T23:00:00Z');

test('each zone has its own day, and the visitor’s stands beside the offices', () => {
  const zones = meetingZoneTimes({ startsAt, endsAt, timeZone: 'America/New_York' }, 'de');
  expect(zones.map(({ label }) => label)).toEqual(['Berlin', 'Manila', 'New York (visitor)']);
  expect(zones[0]?.time).toMatch(/24\. Nov\. 2026, 23:30.*00:00/);
  expect(zones[1]?.time).toMatch(/25\. Nov\. 2026, 06:30.*07:00/);
  expect(zones[2]?.time).toMatch(/24\. Nov\. 2026, 17:30.*18:00/);
});

test('a visitor in Berlin is told once', () => {
  expect(meetingZoneTimes({ startsAt, endsAt, timeZone: 'Europe/Berlin' }, 'en')).toHaveLength(2);
});
