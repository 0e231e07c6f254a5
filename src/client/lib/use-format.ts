import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Locale } from '../../shared/contracts/fields.ts';
import { formatBasisPoints, formatHundredths, formatMoney } from '../../shared/domain/money.ts';
import { getDateFormat } from '../../shared/i18n/date-format.ts';
import { formatDay, formatPeriod } from '../../shared/i18n/dates.ts';

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats the time since a moment in the largest unit that fits: `3 minutes ago`, `yesterday`. */
export function timeAgo(at: Date, now: Date, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  for (const [unit, length] of units) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** Money, quantities, shares and calendar days as the reader's language writes them. */
export function useAmountFormat() {
  const { locale } = useRouteContext({ from: '__root__' });
  return {
    locale,
    money: (cents: number, currency: string) => formatMoney(cents, currency, locale),
    quantity: (value: number) => formatHundredths(value, locale),
    share: (value: number) => formatBasisPoints(value, locale),
    date: (day: string) => formatDay(day, locale),
    period: (from: string, to: string) => formatPeriod(from, to, locale),
  };
}

/** Days and moments as the reader's language writes them, on the reader's clock. */
export function useDateTimeFormat() {
  const { locale } = useRouteContext({ from: '__root__' });
  return useMemo(() => {
    const day = getDateFormat(locale, { dateStyle: 'medium' });
    const moment = getDateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      day: (date: Date) => day.format(date),
      moment: (date: Date) => moment.format(date),
    };
  }, [locale]);
}
