import type { Locale } from '../../../../shared/contracts/fields.ts';
import { dateFormat } from '../../../../shared/i18n/date-format.ts';

/** Days without a time are written by the clock of Greenwich, at which their noon stands. */
const written = (date: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T12:00:00Z`));

/** Monday, November 23. */
export const dayInFull = (date: string, locale: Locale) =>
  written(date, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Mon. */
export const shortWeekday = (date: string, locale: Locale) =>
  written(date, locale, { weekday: 'short' });

/** 23. */
export const dayNumber = (date: string) => String(Number(date.slice(8)));

/** November 2026. */
export const monthInWords = (date: string, locale: Locale) =>
  written(date, locale, { month: 'long', year: 'numeric' });

/** November 23 to 29, 2026, as the language writes a range. */
export function daysInWords(first: string, last: string, locale: Locale): string {
  return dateFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatRange(new Date(`${first}T12:00:00Z`), new Date(`${last}T12:00:00Z`));
}

/** The time of day by 24 hours, as the clocks of the booking form show it. */
export const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
