import { expect, test } from 'vitest';
import type { BookedMeeting } from '../../../shared/contracts/booking-admin.ts';
import { classifyTime } from './move-booking.tsx';

const at = (time: string) => new Date(`2026-11-24T${time}Z`);
const other: BookedMeeting = {
  id: 'other',
  startsAt: at('10:00'),
  endsAt: at('10:30'),
  status: 'booked',
  name: 'Lena',
  email: 'lena@clients.example',
  company: null,
  topic: null,
  timeZone: 'UTC',
  locale: 'en',
  createdAt: at('00:00'),
};
const booking = { ...other, id: 'own', startsAt: at('09:00') };

test.each([
  [null, 'missing'],
  [at('09:00'), 'same'],
  [at('07:30'), 'past'],
  [at('09:31'), 'taken'],
  [at('10:29'), 'taken'],
  [at('10:30'), 'unusual'],
  // Its own half hour blocks no time.
  [at('09:15'), 'unusual'],
  [at('11:00'), 'free'],
])('%s is %s', (startsAt, expected) => {
  const day = { meetings: [booking, other], free: [at('11:00')] };
  expect(classifyTime({ startsAt, booking, day, now: at('08:00') }).is).toBe(expected);
});

test('nothing is said of a time before its day is loaded', () => {
  const judged = { startsAt: at('11:00'), booking, day: undefined, now: at('08:00') };
  expect(classifyTime(judged).is).toBe('unknown');
});
