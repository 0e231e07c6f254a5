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

/** A day in words, such as 13 October 2026; the same on the server as in every browser. */
export function formatLongDate(day: Date, locale: Locale): string {
  return getDateFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(day);
}

/** How long to wait, in seconds up to a minute and in minutes from then on. */
export function formatWaitTime(seconds: number, locale: Locale): string {
  const inSeconds = seconds <= 60;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inSeconds ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(inSeconds ? seconds : Math.ceil(seconds / 60));
}
