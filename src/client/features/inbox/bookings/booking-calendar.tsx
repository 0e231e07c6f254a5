import { keepPreviousData } from '@tanstack/react-query';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { trpc } from '../../../trpc.ts';
import { QueryResult } from '../../../ui/query-result.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { calendarDays } from './calendar-day.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { DayList } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useCalendar } from './use-calendar.ts';
import { useCalendarKeys } from './use-calendar-keys.ts';
import { WeekGrid } from './week-grid.tsx';

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
        errorTitle={m.inbox_bookings_error()}
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
