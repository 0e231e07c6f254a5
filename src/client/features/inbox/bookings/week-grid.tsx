import type { CalendarDay } from './calendar-day.ts';
import type { Calendar } from './calendar-toolbar.tsx';
import { clockOf } from './day-words.ts';
import { WeekDay } from './week-day.tsx';

export interface DaysProps {
  days: readonly CalendarDay[];
  calendar: Calendar;
  onOpen: (id: string) => void;
}

/** What an office sees of a day at least, in minutes; meetings and free half hours outside widen it. */
const usual = { from: 8 * 60, to: 18 * 60 };
const hour = 60;

/** The hours that are shown: whole ones, the same on each day. */
function shownHours(days: readonly CalendarDay[]): { from: number; to: number } {
  const minutes = days.flatMap(({ meetings, free }) => [
    ...meetings.map(({ minute }) => minute),
    ...free,
  ]);
  return {
    from: Math.floor(Math.min(usual.from, ...minutes) / hour) * hour,
    to: Math.ceil(Math.max(usual.to, ...minutes.map((minute) => minute + 30)) / hour) * hour,
  };
}

/** Seven days beside each other, with their hours from top to bottom. */
export function WeekGrid({ days, calendar, onOpen }: DaysProps) {
  const { from, to } = shownHours(days);
  const hours = Array.from({ length: (to - from) / hour }, (_, index) => from + index * hour);
  return (
    <div className="grid grid-cols-[3rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="pt-22">
        {hours.map((minute) => (
          <div key={minute} className="figures h-12 text-xs text-muted">
            <span className="relative -top-2">{clockOf(minute)}</span>
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
