import type { Locale } from '../../shared/contracts/fields.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago something was, in the largest unit that fits: `3 minutes ago`, `yesterday`. */
export function timeAgo(at: Date, now: Date, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  for (const [unit, length] of units) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}
