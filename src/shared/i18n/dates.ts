import type { Locale } from '../contracts/fields.ts';
import { getDateFormat } from './date-format.ts';

/** A calendar day, `2026-11-22`, as the language writes it; the same day wherever it is read. */
export function formatDay(
  day: string,
  locale: Locale,
  dateStyle: 'medium' | 'long' = 'medium',
): string {
  return getDateFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A time of whole days, both included, such as 1 – 31 Oct 2026 or 1.–31. Okt. 2026; one day is written once. */
export function formatPeriod(
  from: string,
  to: string,
  locale: Locale,
  dateStyle: 'medium' | 'long' = 'medium',
): string {
  return getDateFormat(locale, { dateStyle, timeZone: 'UTC' }).formatRange(
    new Date(`${from}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
  );
}

/** A day in words, such as 13 October 2026; the same on the server as in every browser. */
export function formatLongDate(day: Date, locale: Locale): string {
  return getDateFormat(locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(day);
}

/** Units of a wait, their length in seconds, and the number of seconds beyond which a wait is shown in them. */
const waitUnits = [
  { unit: 'day', length: 86_400, beyond: 172_800 },
  { unit: 'hour', length: 3600, beyond: 7200 },
  { unit: 'minute', length: 60, beyond: 60 },
] as const;

/** Formats a waiting time, rounded up: in seconds up to a minute, in minutes up to two hours, then in hours, then in days. */
export function formatWaitTime(seconds: number, locale: Locale): string {
  const { unit, length } = waitUnits.find(({ beyond }) => seconds > beyond) ?? {
    unit: 'second',
    length: 1,
  };
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
}
