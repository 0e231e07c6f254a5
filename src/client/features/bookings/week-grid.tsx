import { useRouteContext } from '@tanstack/react-router';
import { meetingMinutes } from '../../../shared/content/meetings.ts';
import { cn } from '../../lib/cn.ts';
import { type CalendarDay, CloseDayButton, DayHoursBadge, MeetingButton } from './calendar-day.tsx';
import type { Calendar } from './calendar-toolbar.tsx';
import {
  dayOfMonth,
  formatCalendarDay,
  formatMinuteOfDay,
  formatShortWeekday,
} from './meeting-times.tsx';

interface WeekDayProps {
  day: CalendarDay;
  /** Minutes of the day that are shown. */
  hours: { from: number; to: number };
  isToday: boolean;
  isOver: boolean;
  onOpen: (id: string) => void;
}

/** An hour is so high, in rem. */
const hourHeightRem = 3;

/** One day of the week; a meeting is as high as it is long, and what visitors can still book is shaded. */
function WeekDay({ day, hours, isToday, isOver, onOpen }: WeekDayProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const top = (minute: number) => `${((minute - hours.from) / 60) * hourHeightRem}rem`;
  const height = `${(meetingMinutes / 60) * hourHeightRem}rem`;
  return (
    <li className="min-w-0 border-s border-mist last:border-e">
      <div className="grid h-22 content-start justify-items-start gap-0.5 px-2 pb-1">
        <h3
          aria-current={isToday ? 'date' : undefined}
          className="flex items-baseline gap-1.5 text-base"
        >
          <span className="sr-only">{formatCalendarDay(day.date, locale)}</span>
          <span aria-hidden="true" className="text-xs font-normal text-muted">
            {formatShortWeekday(day.date, locale)}
          </span>
          <span
            aria-hidden="true"
            className={cn('figures', isToday && 'rounded bg-sea px-1.5 text-on-sea')}
          >
            {dayOfMonth(day.date)}
          </span>
        </h3>
        <DayHoursBadge hours={day.hours} />
        {!isOver && (
          <span className="-ms-3">
            <CloseDayButton day={day} />
          </span>
        )}
      </div>
      <div
        className={cn('relative border-t border-mist', day.hours === 'closed' && 'bg-surface')}
        style={{ height: top(hours.to) }}
      >
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,transparent_0_calc(3rem-1px),var(--mist)_calc(3rem-1px)_3rem)]"
        />
        {day.free.map((minute) => (
          <div
            key={minute}
            aria-hidden="true"
            className="absolute inset-x-0 bg-sea-soft/60"
            style={{ top: top(minute), height }}
          />
        ))}
        <ol className="m-0 list-none p-0">
          {day.meetings.map((placed) => (
            <li key={placed.meeting.id}>
              <MeetingButton
                placed={placed}
                date={day.date}
                onOpen={onOpen}
                style={{ top: top(placed.minute), height }}
                className="absolute inset-x-0.5"
              />
            </li>
          ))}
        </ol>
      </div>
    </li>
  );
}

export interface DaysProps {
  days: readonly CalendarDay[];
  calendar: Calendar;
  onOpen: (id: string) => void;
}

/** Shown part of a day, in minutes; meetings and free half hours outside widen it. */
const defaultHours = { from: 8 * 60, to: 18 * 60 };
const hour = 60;

/** The hours that are shown: whole ones, the same on each day. */
function visibleHours(days: readonly CalendarDay[]): { from: number; to: number } {
  const minutes = days.flatMap(({ meetings, free }) => [
    ...meetings.map(({ minute }) => minute),
    ...free,
  ]);
  return {
    from: Math.floor(Math.min(defaultHours.from, ...minutes) / hour) * hour,
    to: Math.ceil(Math.max(defaultHours.to, ...minutes.map((minute) => minute + 30)) / hour) * hour,
  };
}

/** Seven days beside each other, with their hours from top to bottom. */
export function WeekGrid({ days, calendar, onOpen }: DaysProps) {
  const { from, to } = visibleHours(days);
  const hours = Array.from({ length: (to - from) / hour }, (_, index) => from + index * hour);
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="pt-22">
        {hours.map((minute) => (
          <div key={minute} className="figures h-12 text-xs text-muted">
            <span className="relative -top-2">{formatMinuteOfDay(minute)}</span>
          </div>
        ))}
      </div>
      <ol className="m-0 grid list-none grid-cols-7 p-0">
        {days.map((day) => (
          <WeekDay
            key={day.date}
            day={day}
            hours={{ from, to }}
            isToday={day.date === calendar.today}
            isOver={day.date < calendar.today}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </div>
  );
}
