import type { Locale } from '../contracts/common.ts';

/** How long to wait, in seconds up to a minute and in minutes from then on. */
export function waitInWords(seconds: number, locale: Locale): string {
  const inSeconds = seconds <= 60;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: inSeconds ? 'second' : 'minute',
    unitDisplay: 'long',
  }).format(inSeconds ? seconds : Math.ceil(seconds / 60));
}
