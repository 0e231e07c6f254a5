import type { Locale } from '../../../../shared/contracts/fields.ts';
import { dateFormat } from '../../../../shared/i18n/date-format.ts';
import { hourIn, localZone } from '../../../lib/local-time.ts';
import { nextTask } from '../../../lib/lazy-load.ts';

/** The clock time, by 24 hours: the same words in every zone leave no doubt about noon. */
export const clockTime = (at: Date, timeZone: string, locale: Locale) =>
  dateFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** The day in words, such as Monday, November 23. */
export const dayInWords = (at: Date, timeZone: string, locale: Locale) =>
  dateFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(at);

/** The name of a zone as people say it, with the place that stands for it. */
export function zoneInWords(timeZone: string, at: Date, locale: Locale): string {
  const name = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return name && name !== place ? `${name} (${place})` : timeZone;
}

/** How far through its day a place is, from 0 at midnight to 1. */
export const partOfDay = (at: Date, timeZone: string) => hourIn(timeZone, at) / 24;

/**
 * Makes the formats of what is told of a meeting before anything is drawn with them, each in a task of its own: the very
 * first one of a browser takes a slow phone a tenth of a second, in which somebody may be typing.
 */
export async function prepareMeetingTimes(locale: Locale): Promise<void> {
  const now = new Date();
  const zone = localZone();
  for (const tell of [clockTime, dayInWords]) {
    await nextTask();
    tell(now, zone, locale);
  }
  await nextTask();
  zoneInWords(zone, now, locale);
  await nextTask();
}
