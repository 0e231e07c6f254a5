import type { Availability } from '../contracts/availability.ts';

/** Minutes of one meeting. */
export const meetingMinutes = 30;

/** The clock that meetings are offered by, wherever the server and the visitors are. */
export const officeTimeZone = 'Europe/Berlin';

const officeHours = [{ from: '09:00', to: '17:00' }];

/** Hours in which meetings can be booked, until an administrator changes them. */
export const initialAvailability: Availability = {
  weekdays: [officeHours, officeHours, officeHours, officeHours, officeHours, [], []],
  exceptions: [],
  noticeHours: 12,
  horizonDays: 21,
  bufferMinutes: 0,
};

/** Time zones in which a meeting is shown beside the visitor's own; the calendar's address names them by their id. */
export const meetingTimeZones = [
  { id: 'berlin', timeZone: 'Europe/Berlin', place: 'Berlin' },
  { id: 'manila', timeZone: 'Asia/Manila', place: 'Manila' },
] as const;
