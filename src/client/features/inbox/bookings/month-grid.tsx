import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { DayHours } from './day-hours.tsx';
import { dayInFull, dayNumber, shortWeekday } from './day-words.ts';
import { MeetingButton } from './meeting-button.tsx';
import type { DaysProps } from './week-grid.tsx';

/** So many meetings of a day are shown; its week has all of them. */
const shown = 4;

/** The weeks of a month below each other; a day leads to its week. */
export function MonthGrid({ days, calendar, onOpen }: DaysProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const month = calendar.day.slice(0, 7);
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-7 text-xs text-muted">
        {days.slice(0, 7).map(({ date }) => (
          <span key={date} className="px-2 pb-1">
            {shortWeekday(date, locale)}
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
                    aria-label={m.bookings_week_of({ day: dayInFull(date, locale) })}
                    onClick={() => calendar.showWeek(date)}
                    className={cn(
                      'figures min-h-6 min-w-6 cursor-pointer rounded px-1.5 hover:underline',
                      isToday && 'bg-sea text-on-sea',
                    )}
                  >
                    {dayNumber(date)}
                  </button>
                </h3>
                <DayHours hours={hours} />
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
                  className="min-h-6 cursor-pointer justify-self-start text-xs text-sea underline underline-offset-4"
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
