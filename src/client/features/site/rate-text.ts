import type { Locale } from '../../../shared/contracts/fields.ts';
import type { ExchangeRates } from '../../../shared/contracts/site.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

const currencies = ['USD', 'EUR', 'GBP'] as const;

/** Formats the price of each currency's unit in pesos; without rates, that they are loading. */
export function formatRates(rates: ExchangeRates | null, locale: Locale): string[] {
  if (!rates) return [m.site_rates_loading()];
  const pesos = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
  });
  return currencies.map((currency) =>
    m.site_rate({ currency, pesos: pesos.format(rates[currency]) }),
  );
}
