import { meetingClocks } from '../../../../shared/content/meetings.ts';
import { addDays, addMonths, startOfDayIn, wallTimeAt, weekOf, weeksOfMonth } from '../../../../shared/domain/dates.ts';
import { localZone } from '../../../lib/local-time.ts';
import { useInboxSearch } from '../use-inbox-search.ts';

export type CalendarSpan = 'week' | 'month';

/** Which days the calendar shows by whose clock, as the address says, and the ways to change that. */
export function useCalendar() {
  const { search, put } = useInboxSearch();
  const span: CalendarSpan = search.span ?? 'week';
  const zone = search.zone ?? 'berlin';
  // The browser's own is no clock of ours.
  const timeZone = meetingClocks.find(({ id }) => id === zone)?.timeZone ?? localZone();
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
