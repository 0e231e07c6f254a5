import { officeTimeZone } from '../content/meetings.ts';
import { getDateFormat } from '../i18n/date-format.ts';

const hourMs = 3_600_000;

/** Midnight is `00` in this format, any other hour is not. */
const hourOptions = { timeZone: officeTimeZone, hour: '2-digit' } as const;

/** The day so many days later; earlier, below zero. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Midnight in Berlin at the beginning of a day: an hour or two before that in Greenwich. */
export function startOfOfficeDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnight - 2 * hourMs);
  const hour = getDateFormat('en', hourOptions).format(summer);
  return hour === '00' ? summer : new Date(midnight - hourMs);
}

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

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

/** Day of the week of a calendar day, 0 for Monday. */
export const weekdayOf = (date: string): number => (atNoon(date).getUTCDay() + 6) % 7;

const mondayOf = (date: string) => addDays(date, -weekdayOf(date));

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

const dayOptions = { timeZone: officeTimeZone, dateStyle: 'short' } as const;

/** The calendar day in the office at a moment, `2026-11-22`: invoices are issued and fall due by its calendar. */
export function officeDay(at: Date): string {
  return getDateFormat('en-CA', dayOptions).format(at);
}

/** Minutes after midnight of a time of day, `09:30`. */
export function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A local date and time: the day as `2026-11-23`, and the minutes since midnight. */
type WallTime = { date: string; minute: number };

/** Converts a moment into the local time of a time zone. */
export function wallTimeAt(at: Date, timeZone: string): WallTime {
  const parts = getDateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Milliseconds of a local time since the beginning of 1970 by the same clock. */
const wallTimeMs = ({ date, minute }: WallTime) => Date.parse(`${date}T00:00Z`) + minute * minuteMs;

/**
 * The moment that is called so in a time zone. A time that the clock leaves out is none; one that it shows twice is the
 * earlier. Null as well for what is no day.
 */
export function wallTimeToInstant(wall: WallTime, timeZone: string): Date | null {
  const shown = wallTimeMs(wall);
  if (Number.isNaN(shown)) return null;
  // The zone's distance from Greenwich is one of those a day before and a day after.
  const candidates = [shown - dayMs, shown + dayMs].map((near) => {
    const there = wallTimeMs(wallTimeAt(new Date(near), timeZone));
    return shown - (there - near);
  });
  const fitting = candidates.filter(
    (time) => wallTimeMs(wallTimeAt(new Date(time), timeZone)) === shown,
  );
  return fitting.length > 0 ? new Date(Math.min(...fitting)) : null;
}

/** Computes the start of a day in a time zone; where the clock leaves midnight out, at one. Null for an invalid day. */
export function startOfDayIn(date: string, timeZone: string): Date | null {
  return (
    wallTimeToInstant({ date, minute: 0 }, timeZone) ??
    wallTimeToInstant({ date, minute: 60 }, timeZone)
  );
}

/** Places that browsers still call by the name they had when their zone was entered. */
const currentCityNames: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** An IANA name as people read it: `America/New_York` is New York, `Asia/Calcutta` Kolkata. */
export function timeZoneCity(timeZone: string): string {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return currentCityNames[place] ?? place;
}
