import type { Locale } from '../contracts/common.ts';
import { dateFormat } from './date-format.ts';

/** A calendar day, `2026-11-22`, as the language writes it; the same day wherever it is read. */
export function dayText(
  day: string,
  locale: Locale,
  dateStyle: 'medium' | 'long' = 'medium',
): string {
  return dateFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
