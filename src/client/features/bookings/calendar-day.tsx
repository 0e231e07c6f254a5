import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { BookedMeeting, ListCalendarOutput } from '../../../shared/contracts/booking-admin.ts';
import { wallTimeAt, weekdayOf } from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { BookingStatusBadge } from './booking-status.tsx';
import { formatCalendarDay, formatMinuteOfDay } from './meeting-times.tsx';

/** A meeting with the minute of its day at which it begins. */
type PlacedMeeting = { meeting: BookedMeeting; minute: number };

export type CalendarDay = {
  /** `2026-11-23`. */
  date: string;
  meetings: PlacedMeeting[];
  /** Minutes of the day at which a half hour can still be booked. */
  free: number[];
  /** Its weekday's hours, or that there are none; the availability's exception for it: other hours, or closed. */
  hours: 'usual' | 'none' | 'other' | 'closed';
};

/** Entries of each day, by the clock of a time zone. */
export function calendarDays(
  days: readonly string[],
  { meetings, free, exceptions, weekdays }: ListCalendarOutput,
  timeZone: string,
): CalendarDay[] {
  const placed = meetings.map((meeting) => ({
    meeting,
    ...wallTimeAt(meeting.startsAt, timeZone),
  }));
  const bookable = free.map((slot) => wallTimeAt(slot, timeZone));
  return days.map((date) => {
    const exception = exceptions.find((other) => other.date === date);
    const usual = weekdays[weekdayOf(date)]?.length ? 'usual' : 'none';
    return {
      date,
      meetings: placed
        .filter((one) => one.date === date)
        .map(({ meeting, minute }) => ({ meeting, minute })),
      free: bookable.filter((one) => one.date === date).map(({ minute }) => minute),
      hours: exception?.hours.length ? 'other' : exception && usual === 'usual' ? 'closed' : usual,
    };
  });
}

/** Closes a day for bookings, or opens it again; either can be undone. */
function useCloseDay() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const arrival = useArrival('admin.bookings');
  const router = useRouter();
  const close = trpc.admin.bookings.setDay.useMutation({
    onSuccess: async ({ before }, { date, hours }) => {
      const isClosed = hours?.length === 0;
      const day = formatCalendarDay(date, locale);
      toast({
        title: isClosed ? m.bookings_day_closed({ day }) : m.bookings_day_opened({ day }),
        variant: 'success',
        action: {
          label: m.ui_undo(),
          onSelect: () => close.mutate({ date, hours: before }),
        },
      });
      void router.invalidate();
      await arrival();
    },
    onError: (error) => toastFailure(m.bookings_day_failed(), error),
  });
  return close;
}

/** Closes a day for visitors, such as a holiday, or opens it again; nothing on a day that has no hours. */
export function CloseDayButton({ day }: { day: CalendarDay }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { mutate, isPending } = useCloseDay();
  const { date, hours } = day;
  if (hours === 'none') return null;
  const words = { day: formatCalendarDay(date, locale) };
  const isClosed = hours === 'closed';
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={isPending}
      aria-label={isClosed ? m.bookings_day_open_of(words) : m.bookings_day_close_of(words)}
      onClick={() => mutate({ date, hours: isClosed ? null : [] })}
    >
      {isClosed ? m.bookings_day_open() : m.bookings_day_close()}
    </Button>
  );
}

/** Says where a day has other hours than its weekday's; nothing where it has not. */
export function DayHoursBadge({ hours }: Pick<CalendarDay, 'hours'>) {
  if (hours === 'usual' || hours === 'none') return null;
  return hours === 'closed' ? (
    <Badge tone="sun">{m.bookings_closed()}</Badge>
  ) : (
    <Badge>{m.bookings_other_hours()}</Badge>
  );
}

interface MeetingButtonProps {
  placed: PlacedMeeting;
  /** The day it lies on here. */
  date: string;
  onOpen: (id: string) => void;
  className?: string;
  style?: CSSProperties;
}

/** A meeting in the calendar; opens it. */
export function MeetingButton({ placed, date, onOpen, className, style }: MeetingButtonProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { meeting, minute } = placed;
  const time = formatMinuteOfDay(minute);
  return (
    <button
      type="button"
      data-meeting={meeting.id}
      aria-label={m.bookings_open_of({
        name: meeting.name,
        day: formatCalendarDay(date, locale),
        time,
      })}
      onClick={() => onOpen(meeting.id)}
      style={style}
      className={cn(
        'flex min-w-0 cursor-pointer items-baseline gap-1.5 overflow-hidden rounded border border-sea bg-sea-soft px-1.5 text-start text-xs leading-5 text-ink hover:bg-raised',
        className,
      )}
    >
      <span className="figures font-medium">{time}</span>
      <bdi className="min-w-0 truncate">{meeting.name}</bdi>
      <BookingStatusBadge status={meeting.status} />
    </button>
  );
}
