import { useRouteContext } from '@tanstack/react-router';
import type { ExchangeRates } from '../../../shared/contracts/site.ts';
import { cn } from '../../lib/cn.ts';
import { turnClass, turnsClass } from './turn-class.ts';
import { rateTexts } from './rate-text.ts';

/** What a dollar, a euro and a pound cost in pesos, in turn. */
export function RateTicker({ rates }: { rates: ExchangeRates | null }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <ul
      data-rates
      data-turns="rates"
      className={cn(turnsClass, 'figures w-25 text-end leading-tight text-ink sm:w-40')}
    >
      {rateTexts(rates, locale).map((text, place) => (
        <li key={text} data-shown={place === 0} className={turnClass}>
          {text}
        </li>
      ))}
    </ul>
  );
}
