import { addDays, beginningOf } from './berlin-days.ts';
import { addMonths } from './calendar-days.ts';
import { officeDay } from './office-day.ts';

/**
 * When a period of months that began with a moment is over. It ends with its last day by the calendar of Berlin, the one
 * that has the number of the first day; in a shorter month that is the last day of the month (BGB § 188).
 */
export function endOfPeriod(since: Date, months: number): Date {
  return beginningOf(addDays(addMonths(officeDay(since), months), 1));
}

/** The moment that divides: of what began before it, and of nothing else, the period is over now. */
export function overBefore(now: Date, months: number): Date {
  const lastDay = addDays(officeDay(now), -1);
  const sameNumber = addMonths(lastDay, -months);
  // Longer months have days beyond it whose periods ended on the same last day of a month.
  const endsMonth = addDays(lastDay, 1).endsWith('-01');
  const firstDay = endsMonth
    ? addDays(addMonths(`${sameNumber.slice(0, 7)}-01`, 1), -1)
    : sameNumber;
  return beginningOf(addDays(firstDay, 1));
}
