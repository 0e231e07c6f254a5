/** The time of day in a zone, by 24 hours in every language: `12:05`, with seconds `12:05:09`. */
export function timeOfDay(timeZone: string, at: Date, seconds: boolean): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeStyle: seconds ? 'medium' : 'short',
  }).format(at);
}

/** How far a zone is from Greenwich at a moment, as `GMT+01:00`. */
export function offsetOf(timeZone: string, at: Date): string | undefined {
  return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
}
