import { expect, test } from 'vitest';
import type { BookedMeeting } from '../../../shared/contracts/booking-admin.ts';
import { calendarDays } from './calendar-day.tsx';

const meeting = (startsAt: string): BookedMeeting => ({
  id: startsAt,
  startsAt: new Date(startsAt),
  endsAt: new Date(startsAt),
  status: 'booked',
  name: 'Lena',
  email: 'lena@clients.example',
  company: null,
  topic: null,
  timeZone: 'UTC',
  locale: 'en',
  createdAt: new Date(0),
});

const week = ['2027-03-27', '2027-03-28', '2027-03-29'];
const found = {
  meetings: [meeting('2027-03-27T22:45Z'), meeting('2027-03-28T22:45Z')],
  free: [new Date('2027-03-29T07:00Z')],
  exceptions: [{ date: '2027-03-28', hours: [] }],
  // None on Saturdays.
  weekdays: Array.from({ length: 7 }, (_, day) =>
    day === 5 ? [] : [{ from: '09:00', to: '17:00' }],
  ),
};

test('a meeting lies on the day on which it begins by that clock, also when clocks change', () => {
  const placed = (timeZone: string) =>
    calendarDays(week, found, timeZone).map(({ meetings }) => meetings.map(({ minute }) => minute));
  expect(placed('Europe/Berlin')).toEqual([[23 * 60 + 45], [], [45]]);
  expect(placed('Asia/Manila')).toEqual([[], [6 * 60 + 45], [6 * 60 + 45]]);
});

test('half hours that can be booked, and days with other hours', () => {
  const days = calendarDays(week, found, 'Europe/Berlin');
  expect(days.map(({ free }) => free)).toEqual([[], [], [9 * 60]]);
  expect(days.map(({ hours }) => hours)).toEqual(['none', 'closed', 'usual']);
});
