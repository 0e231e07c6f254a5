import { useRouteContext } from '@tanstack/react-router';
import type { ExchangeRates } from '../../../shared/contracts/site.ts';
import { rateTexts } from './rate-text.ts';

/** The three rates at once, for the menu: the narrowest screens have no room for the ticker. */
export function RateList({ rates }: { rates: ExchangeRates | null }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <ul data-rates className="figures flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {rateTexts(rates, locale).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
