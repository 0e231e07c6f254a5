const formats: Partial<Record<string, Intl.DateTimeFormat>> = {};

/**
 * The time of day in a zone, by 24 hours in every language, and how far the zone is from Greenwich at that moment:
 * `12:05:09` and `GMT+01:00`.
 */
export function zoneTime(timeZone: string, at: Date): string[] {
  // To make a format takes a phone longer than to tell the time by it all day.
  formats[timeZone] ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'longOffset',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return formats[timeZone].format(at).split(' ');
}
