import { officeTimeZone } from '../content/availability.ts';

const hourMs = 3_600_000;

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: officeTimeZone, hour: '2-digit' });

/** The day so many days later; earlier, below zero. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Midnight in Berlin at the beginning of a day: an hour or two before that in Greenwich. */
export function beginningOf(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnight - 2 * hourMs);
  return hourFormat.format(summer) === '00' ? summer : new Date(midnight - hourMs);
}

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
