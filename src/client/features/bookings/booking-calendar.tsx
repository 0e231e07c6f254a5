import { keepPreviousData } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import { meetingMinutes } from '../../../shared/content/meetings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Badge } from '../../ui/badge.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import {
  type CalendarDay,
  CloseDayButton,
  calendarDays,
  DayHoursBadge,
  MeetingButton,
} from './calendar-day.tsx';
import { type Calendar, CalendarToolbar, useCalendar } from './calendar-toolbar.tsx';
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

interface DaysProps {
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
function WeekGrid({ days, calendar, onOpen }: DaysProps) {
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

const isEmpty = ({ meetings, hours }: CalendarDay) =>
  meetings.length === 0 && (hours === 'usual' || hours === 'none');

/** The days below each other for a narrow screen; of a month those on which something is. */
function DayList({ days, calendar, onOpen }: DaysProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { span, today, day: shownDay } = calendar;
  const month = shownDay.slice(0, 7);
  const listed =
    span === 'week' ? days : days.filter((day) => day.date.startsWith(month) && !isEmpty(day));
  if (listed.length === 0) return <EmptyState title={m.bookings_month_empty()} />;
  return (
    <ol className="m-0 grid list-none p-0">
      {listed.map((day) => (
        <li key={day.date} className="grid gap-2 border-b border-mist py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 aria-current={day.date === today ? 'date' : undefined} className="text-base">
              {formatCalendarDay(day.date, locale)}
            </h3>
            {day.date === today && <Badge tone="sea">{m.bookings_today()}</Badge>}
            <DayHoursBadge hours={day.hours} />
            {day.date >= today && (
              <span className="ms-auto">
                <CloseDayButton day={day} />
              </span>
            )}
          </div>
          {day.meetings.length === 0 ? (
            <p className="text-sm text-muted">{m.bookings_day_empty()}</p>
          ) : (
            <ol className="m-0 grid list-none gap-1.5 p-0">
              {day.meetings.map((placed) => (
                <li key={placed.meeting.id} className="min-w-0">
                  <MeetingButton
                    placed={placed}
                    date={day.date}
                    onOpen={onOpen}
                    className="min-h-11 w-full items-center px-3 text-sm"
                  />
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
}

/** So many meetings of a day are shown; its week has all of them. */
const shown = 4;

/** The weeks of a month below each other; a day leads to its week. */
function MonthGrid({ days, calendar, onOpen }: DaysProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const month = calendar.day.slice(0, 7);
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-7 text-xs text-muted">
        {days.slice(0, 7).map(({ date }) => (
          <span key={date} className="px-2 pb-1">
            {formatShortWeekday(date, locale)}
          </span>
        ))}
      </div>
      <ol className="m-0 grid list-none grid-cols-7 border-t border-s border-mist p-0">
        {days.map((day) => {
          const { date, meetings, hours } = day;
          const isToday = date === calendar.today;
          const more = meetings.length - shown;
          return (
            <li
              key={date}
              className={cn(
                'grid min-h-28 min-w-0 content-start gap-1 border-e border-b border-mist p-1.5',
                !date.startsWith(month) && 'bg-surface',
              )}
            >
              <div className="flex flex-wrap items-center justify-between gap-1">
                <h3 aria-current={isToday ? 'date' : undefined} className="text-sm">
                  <button
                    type="button"
                    aria-label={m.bookings_week_of({ day: formatCalendarDay(date, locale) })}
                    onClick={() => calendar.showWeek(date)}
                    className={cn(
                      'figures min-h-6 min-w-6 cursor-pointer rounded px-1.5 hover:underline',
                      isToday && 'bg-sea text-on-sea',
                    )}
                  >
                    {dayOfMonth(date)}
                  </button>
                </h3>
                <DayHoursBadge hours={hours} />
              </div>
              <ol className="m-0 grid list-none gap-1 p-0">
                {meetings.slice(0, shown).map((placed) => (
                  <li key={placed.meeting.id} className="min-w-0">
                    <MeetingButton
                      placed={placed}
                      date={date}
                      onOpen={onOpen}
                      className="min-h-6 w-full"
                    />
                  </li>
                ))}
              </ol>
              {more > 0 && (
                <button
                  type="button"
                  onClick={() => calendar.showWeek(date)}
                  className={`min-h-6 cursor-pointer justify-self-start text-xs ${textLinkClass}`}
                >
                  {m.bookings_more({ count: more })}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

const steps: Record<string, 1 | -1> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};
const pages: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 };

/** In the calendar arrows go from meeting to meeting, and Page Up and Page Down to what is before and after. */
function useCalendarKeys(turn: (step: 1 | -1) => void) {
  const ref = useRef<HTMLElement>(null);
  return {
    ref,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const page = pages[event.key];
      if (page) {
        event.preventDefault();
        turn(page);
      }
      const step = steps[event.key];
      const meetings = [...(ref.current?.querySelectorAll<HTMLElement>('[data-meeting]') ?? [])];
      const at = meetings.findIndex((meeting) => meeting.contains(document.activeElement));
      const next = step && at !== -1 ? meetings[at + step] : undefined;
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** The meetings of a week or a month: a grid, or on a narrow screen one day below the other. */
export function BookingCalendar({ onOpen }: { onOpen: (id: string) => void }) {
  const calendar = useCalendar();
  const { from, until, days, timeZone, span, turn } = calendar;
  const query = trpc.admin.bookings.listCalendar.useQuery(
    { from, until },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const isWide = useMediaQuery('(min-width: 64rem)');
  const keys = useCalendarKeys(turn);
  const Days = !isWide ? DayList : span === 'week' ? WeekGrid : MonthGrid;
  return (
    <div className="grid min-w-0 gap-4">
      <CalendarToolbar calendar={calendar} />
      <QueryResult
        query={query}
        errorTitle={m.bookings_list_error()}
        skeleton={<Skeleton className="h-128 w-full" />}
      >
        {(found) => (
          // Keys that are pressed on the meetings within; each of them is a button by itself.
          <section
            {...keys}
            aria-label={m.bookings_calendar()}
            aria-busy={query.isPlaceholderData}
            className={cn('min-w-0 transition-opacity', query.isPlaceholderData && 'opacity-60')}
          >
            <Days days={calendarDays(days, found, timeZone)} calendar={calendar} onOpen={onOpen} />
          </section>
        )}
      </QueryResult>
      <p className="text-xs text-muted max-lg:hidden">{m.bookings_calendar_keys()}</p>
    </div>
  );
}
