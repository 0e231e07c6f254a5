import { useRouteContext } from '@tanstack/react-router';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import type { CalendarDay } from './calendar-day.ts';
import { dayInFull } from './day-words.ts';
import { useCloseDay } from './use-close-day.ts';

/** Closes a day for visitors, such as a holiday, or opens it again. */
export function DayClosing({ day }: { day: CalendarDay }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { mutate, isPending } = useCloseDay();
  const { date, hours } = day;
  const words = { day: dayInFull(date, locale) };
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
