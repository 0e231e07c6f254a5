import type { ListCalendarOutput } from '../../../../shared/contracts/booking-admin.ts';
import type { BookedMeeting } from '../../../../shared/contracts/inbox.ts';
import { wallTimeAt } from '../../../../shared/domain/dates.ts';

/** A meeting with the minute of its day at which it begins. */
export type PlacedMeeting = { meeting: BookedMeeting; minute: number };

export type CalendarDay = {
  /** `2026-11-23`. */
  date: string;
  meetings: PlacedMeeting[];
  /** Minutes of the day at which a half hour can still be booked. */
  free: number[];
  /** What the availability says of this very day: nothing, other hours than its weekday's, or none. */
  hours: 'usual' | 'other' | 'closed';
};

/** What lies on each day, by the clock of a time zone. */
export function calendarDays(
  days: readonly string[],
  { meetings, free, exceptions }: ListCalendarOutput,
  timeZone: string,
): CalendarDay[] {
  const placed = meetings.map((meeting) => ({
    meeting,
    ...wallTimeAt(meeting.startsAt, timeZone),
  }));
  const bookable = free.map((slot) => wallTimeAt(slot, timeZone));
  return days.map((date) => {
    const exception = exceptions.find((other) => other.date === date);
    return {
      date,
      meetings: placed
        .filter((one) => one.date === date)
        .map(({ meeting, minute }) => ({ meeting, minute })),
      free: bookable.filter((one) => one.date === date).map(({ minute }) => minute),
      hours: !exception ? 'usual' : exception.hours.length > 0 ? 'other' : 'closed',
    };
  });
}
