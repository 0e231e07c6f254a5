import type { Locale } from '../contracts/common.ts';

/** A day in words, such as 13 October 2026; the same on the server as in every browser. */
export function longDate(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(day);
}
