import type { Locale } from '../contracts/common.ts';
import { dateFormat } from './date-format.ts';

/** A day in words, such as 13 October 2026; the same on the server as in every browser. */
export function longDate(day: Date, locale: Locale): string {
  return dateFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(day);
}
