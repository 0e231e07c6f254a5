import { getRouteApi, useRouteContext } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { meetingTimeZones } from '../../../shared/content/meetings.ts';
import {
  addDays,
  addMonths,
  startOfDayIn,
  timeZoneCity,
  wallTimeAt,
  weekOf,
  weeksOfMonth,
} from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useListState } from '../../lib/list-search.ts';
import { getBrowserTimeZone } from '../../lib/local-time.ts';
import { Button } from '../../ui/button.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Select } from '../../ui/select.tsx';
import { formatDayRange, formatMonth } from './meeting-times.tsx';

type CalendarSpan = 'week' | 'month';

const route = getRouteApi('/portal/admin/inbox');

/** The state of list and calendar, as the address says; their views are no filters. */
export const useBookingsState = () =>
  useListState(route.useSearch(), route.useNavigate(), { bookingStatus: undefined });

/** Reads the days and the time zone of the calendar from the address, and changes them. */
export function useCalendar() {
  const { search, put } = useBookingsState();
  const span: CalendarSpan = search.span ?? 'week';
  const zone = search.zone ?? 'berlin';
  // The browser's own is no clock of ours.
  const timeZone = meetingTimeZones.find(({ id }) => id === zone)?.timeZone ?? getBrowserTimeZone();
  const today = wallTimeAt(new Date(), timeZone).date;
  const day = search.day ?? today;
  const days = span === 'week' ? weekOf(day) : weeksOfMonth(day);
  const [first = day] = days;
  const after = addDays(days.at(-1) ?? day, 1);
  const turned = (step: 1 | -1) =>
    span === 'week' ? addDays(day, 7 * step) : addMonths(day, step);
  const show = (next: string) => put({ day: next === today ? undefined : next });
  return {
    span,
    zone,
    timeZone,
    today,
    day,
    days,
    from: startOfDayIn(first, timeZone) ?? new Date(`${first}T00:00Z`),
    until: startOfDayIn(after, timeZone) ?? new Date(`${after}T00:00Z`),
    turn: (step: 1 | -1) => void show(turned(step)),
    showToday: () => void show(today),
    /** The week that a day is in. */
    showWeek: (next: string) =>
      void put({ span: undefined, day: next === today ? undefined : next }),
    setSpan: (next: CalendarSpan) => void put({ span: next === 'month' ? next : undefined }),
    setZone: (next: string) =>
      void put({ zone: next === 'manila' || next === 'own' ? next : undefined }),
  };
}

export type Calendar = ReturnType<typeof useCalendar>;

/** Chooses the days that are shown, and their time zone. */
export function CalendarToolbar({ calendar }: { calendar: Calendar }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { span, zone, day, days, turn, showToday, setSpan, setZone } = calendar;
  const isWeek = span === 'week';
  const own = timeZoneCity(getBrowserTimeZone());
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex items-center gap-1">
        <Button
          variant="secondary"
          size="icon"
          aria-label={isWeek ? m.bookings_week_before() : m.bookings_month_before()}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
        <Button variant="secondary" onClick={showToday}>
          {m.bookings_today()}
        </Button>
        <Button
          variant="secondary"
          size="icon"
          aria-label={isWeek ? m.bookings_week_after() : m.bookings_month_after()}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
      </div>
      <h2 aria-live="polite" className="text-xl">
        {isWeek
          ? formatDayRange(days[0] ?? day, days.at(-1) ?? day, locale)
          : formatMonth(day, locale)}
      </h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 lg:ms-auto">
        <FilterGroup
          label={m.bookings_span()}
          value={span}
          onValueChange={setSpan}
          items={[
            { value: 'week', label: m.bookings_span_week() },
            { value: 'month', label: m.bookings_span_month() },
          ]}
        />
        <div className="w-56">
          <Select
            aria-label={m.bookings_zone()}
            value={zone}
            onValueChange={setZone}
            options={[
              ...meetingTimeZones.map(({ id, place }) => ({
                value: id,
                label: m.bookings_zone_of({ place }),
              })),
              { value: 'own', label: m.bookings_zone_own({ place: own }) },
            ]}
          />
        </div>
      </div>
    </div>
  );
}
