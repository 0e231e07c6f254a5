import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { CalendarDay } from './calendar-day.ts';
import { DayClosing } from './day-closing.tsx';
import { DayHours } from './day-hours.tsx';
import { dayInFull } from './day-words.ts';
import { MeetingButton } from './meeting-button.tsx';
import type { DaysProps } from './week-grid.tsx';

const isEmpty = ({ meetings, hours }: CalendarDay) => meetings.length === 0 && hours === 'usual';

/** The days below each other for a narrow screen; of a month those on which something is. */
export function DayList({ days, calendar, onOpen }: DaysProps) {
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
              {dayInFull(day.date, locale)}
            </h3>
            {day.date === today && <Badge tone="sea">{m.bookings_today()}</Badge>}
            <DayHours hours={day.hours} />
            {day.date >= today && (
              <span className="ms-auto">
                <DayClosing day={day} />
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
