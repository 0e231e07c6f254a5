import { getDateFormat } from '../../shared/i18n/date-format.ts';

/**
 * The time of day in a zone, by 24 hours in every language, and how far the zone is from Greenwich at that moment:
 * `12:05:09` and `GMT+01:00`.
 */
export const getZoneTimeParts = (timeZone: string, at: Date): string[] =>
  getDateFormat('en', {
    timeZone,
    timeZoneName: 'longOffset',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(at)
    .split(' ');
