import type { Locale } from '../../../../shared/contracts/common.ts';
import { hourIn } from '../../../lib/hour-in.ts';

/** The clock time, by 24 hours: the same words in every zone leave no doubt about noon. */
export const clockTime = (at: Date, timeZone: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** The day in words, such as Monday, November 23. */
export const dayInWords = (at: Date, timeZone: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at);

/** The name of a zone as people say it, with the place that stands for it. */
export function zoneInWords(timeZone: string, at: Date, locale: Locale): string {
  const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return name && name !== place ? `${name} (${place})` : timeZone;
}

/** How far through its day a place is, from 0 at midnight to 1. */
export const partOfDay = (at: Date, timeZone: string) => hourIn(timeZone, at) / 24;
