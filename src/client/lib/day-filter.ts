import { officeTimeZone } from '../../shared/content/meetings.ts';
import { addDays, startOfOfficeDay } from '../../shared/domain/dates.ts';
import { getZoneTimeParts } from './time-zone.ts';

/** Returns whether the reader's clock agrees with the one in Berlin, so that their days begin together. */
export function isOnBerlinClock(): boolean {
  const now = new Date();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return getZoneTimeParts(here, now)[1] === getZoneTimeParts(officeTimeZone, now)[1];
}

/** A search parameter as a day that there is, such as `2026-11-20`; others would be passed on as another one. */
export function parseDayParam(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}

/**
 * The moment at which a day begins, or the one `later` days after it: by the clock in Berlin, as the figures count them,
 * so that a list shows the same to everybody, wherever they are.
 */
export function officeDayStartIso(day: string, later = 0): string {
  return startOfOfficeDay(addDays(day, later)).toISOString();
}
