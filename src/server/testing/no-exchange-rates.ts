import type { ExchangeRateSource } from '../services/site/exchange-rates.ts';

/** For a server that asks nobody: no rates, ever. */
export const noExchangeRates: ExchangeRateSource = { current: () => null, stop: () => {} };
