import type { ExchangeRates } from '../../../shared/contracts/site.ts';
import { getLocale } from '../../../shared/i18n/paraglide/runtime.js';
import { formatRates } from './rate-text.ts';

/** Writes newer rates into every list of them, whatever it showed before. */
export function showRates(frame: HTMLElement, rates: ExchangeRates): void {
  const texts = formatRates(rates, getLocale());
  for (const list of frame.querySelectorAll('[data-rates]')) {
    const [first] = list.children;
    if (!first) continue;
    const places = texts.map(
      (_, place) => list.children[place] ?? list.appendChild(first.cloneNode()),
    );
    for (const [place, text] of texts.entries()) {
      const element = places[place];
      if (element) element.textContent = text;
    }
  }
}
