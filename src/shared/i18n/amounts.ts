import type { Locale } from '../contracts/common.ts';

/** An amount of money, given in hundredths of its currency, such as €1,234.50 or 1.234,50 €. */
export function money(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** A number given in hundredths, with as many decimals as it has: 1.5, 160, 0.25. */
export function hundredths(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value / 100);
}

/** A share given in basis points, such as 19% or 7.7%. */
export function basisPoints(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 10_000,
  );
}
