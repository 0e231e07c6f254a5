import { useRouteContext } from '@tanstack/react-router';
import { basisPoints, hundredths, money } from '../../shared/domain/money.ts';
import { dayText } from '../../shared/i18n/dates.ts';

/** Money, quantities, shares and calendar days as the reader's language writes them. */
export function useAmounts() {
  const { locale } = useRouteContext({ from: '__root__' });
  return {
    locale,
    money: (cents: number, currency: string) => money(cents, currency, locale),
    quantity: (value: number) => hundredths(value, locale),
    share: (value: number) => basisPoints(value, locale),
    date: (day: string) => dayText(day, locale),
  };
}
