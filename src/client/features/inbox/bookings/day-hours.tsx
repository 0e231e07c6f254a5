import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import type { CalendarDay } from './calendar-day.ts';

/** Says where a day has other hours than its weekday's; nothing where it has not. */
export function DayHours({ hours }: Pick<CalendarDay, 'hours'>) {
  if (hours === 'usual') return null;
  return hours === 'closed' ? (
    <Badge tone="sun">{m.bookings_closed()}</Badge>
  ) : (
    <Badge>{m.bookings_other_hours()}</Badge>
  );
}
