import { addDays } from './berlin-days.ts';

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

/** The same day of another month; where that is shorter, its last day. */
export function addMonths(date: string, months: number): string {
  const first = atNoon(`${date.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = dateOf(first);
  first.setUTCMonth(first.getUTCMonth() + 1, 0);
  const last = dateOf(first);
  const wanted = `${month.slice(0, 7)}-${date.slice(8)}`;
  return wanted < last ? wanted : last;
}

const mondayOf = (date: string) => addDays(date, -((atNoon(date).getUTCDay() + 6) % 7));

/** The seven days of the week that a day is in, Monday first. */
export function weekOf(date: string): string[] {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The days of the weeks that a month lies in, Monday first. */
export function weeksOfMonth(date: string): string[] {
  const month = date.slice(0, 7);
  const days: string[] = [];
  let monday = mondayOf(`${month}-01`);
  do {
    days.push(...weekOf(monday));
    monday = addDays(monday, 7);
  } while (monday.startsWith(month));
  return days;
}
