import type { Locale } from '../contracts/common.ts';

const decimalSigns: Record<Locale, string> = { en: '.', de: ',' };
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * A number as people type it, in hundredths: '4.50' and '4,50' are 450, '1.234,5' and '1,234.5' are 123450. Not a whole
 * number where there are more than two decimals, not a number where it is none.
 */
export function parseHundredths(text: string, locale: Locale): number {
  const plain = text.replaceAll(/[\s'’]/g, '');
  const [, sign = '', whole = '', decimals = ''] =
    /^([-+−]?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') return Number.NaN;
  const factor = sign === '-' || sign === '−' ? -1 : 1;
  if (/^\d+$/.test(whole) || (grouped.test(whole) && !whole.includes(decimalSigns[locale]))) {
    const digits = whole.replaceAll(/[.,]/g, '');
    return factor * (Number(digits) * 100 + Number(decimals.padEnd(2, '0')));
  }
  // Three decimals and more: a number, of which too much was typed.
  const value = Number(whole.replace(',', '.'));
  return decimals === '' && Number.isFinite(value) ? factor * value * 100 : Number.NaN;
}

/**
 * The same the other way, as it stands in a field: 450 is '4.5' or '4,5', as money '4.50' or '4,50'.
 */
export function hundredthsText(value: number, locale: Locale, decimals: 0 | 2 = 0): string {
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value / 100);
}
