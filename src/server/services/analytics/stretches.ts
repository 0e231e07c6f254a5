import type { Analytics, AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';
import { addDays } from '../../../shared/domain/berlin-days.ts';

export type Stretch = { from: string; to: string };
export type Unit = Analytics['unit'];

/** How finely a period is looked at, so that some thirty stretches at most stand side by side. */
export function unitOf(period: AnalyticsPeriod, days: number): Unit {
  if (period === '365') return 'month';
  if (days <= 31) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** The first day of the week or month after the one of `day`; weeks begin on Monday. */
function nextBeginning(day: string, unit: Unit): string {
  if (unit === 'day') return addDays(day, 1);
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'week') return addDays(day, 7 - ((date.getUTCDay() + 6) % 7));
  date.setUTCMonth(date.getUTCMonth() + 1, 1);
  return date.toISOString().slice(0, 10);
}

/** The days from one to another cut into days, weeks or months; the first and the last may be shorter. */
export function stretchesOf(from: string, to: string, unit: Unit): Stretch[] {
  const stretches: Stretch[] = [];
  let begin = from;
  while (begin <= to) {
    const next = nextBeginning(begin, unit);
    const end = addDays(next, -1);
    stretches.push({ from: begin, to: end < to ? end : to });
    begin = next;
  }
  return stretches;
}
