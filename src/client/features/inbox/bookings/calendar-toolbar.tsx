import { useRouteContext } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { meetingClocks } from '../../../../shared/content/meetings.ts';
import { zonePlace } from '../../../../shared/domain/dates.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { localZone } from '../../../lib/local-time.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterGroup } from '../../../ui/filter-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { daysInWords, monthInWords } from './day-words.ts';
import type { useCalendar } from './use-calendar.ts';

export type Calendar = ReturnType<typeof useCalendar>;

/** Which days are shown, by whose clock. */
export function CalendarToolbar({ calendar }: { calendar: Calendar }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { span, zone, day, days, turn, showToday, setSpan, setZone } = calendar;
  const isWeek = span === 'week';
  const own = zonePlace(localZone());
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
          ? daysInWords(days[0] ?? day, days.at(-1) ?? day, locale)
          : monthInWords(day, locale)}
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
              ...meetingClocks.map(({ id, place }) => ({
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
