import { meetingMinutes } from '../../../../shared/content/availability.ts';
import type { ListCalendarOutput } from '../../../../shared/contracts/booking-record.ts';
import type { BookedMeeting } from '../../../../shared/contracts/inbox.ts';

export type TimeVerdict =
  | { is: 'missing' }
  | { is: 'past' }
  /** What else is on that day is not known yet. */
  | { is: 'unknown' }
  | { is: 'same' }
  | { is: 'taken'; by: BookedMeeting }
  /** Visitors are offered it too. */
  | { is: 'free' }
  /** Nobody has it, but visitors could not book it. */
  | { is: 'unusual' };

const meetingMs = meetingMinutes * 60_000;

interface Judged {
  /** Null for a time that the clock leaves out, or none. */
  startsAt: Date | null;
  booking: Pick<BookedMeeting, 'id' | 'startsAt'>;
  /** Undefined as long as it is not loaded. */
  day: Pick<ListCalendarOutput, 'meetings' | 'free'> | undefined;
  now: Date;
}

/** What is to be said of a time before a meeting is moved to it. */
export function judgeTime({ startsAt, booking, day, now }: Judged): TimeVerdict {
  if (!startsAt) return { is: 'missing' };
  const time = startsAt.getTime();
  if (time === booking.startsAt.getTime()) return { is: 'same' };
  if (time <= now.getTime()) return { is: 'past' };
  if (!day) return { is: 'unknown' };
  const by = day.meetings.find(
    (other) => other.id !== booking.id && Math.abs(other.startsAt.getTime() - time) < meetingMs,
  );
  if (by) return { is: 'taken', by };
  return day.free.some((slot) => slot.getTime() === time) ? { is: 'free' } : { is: 'unusual' };
}
