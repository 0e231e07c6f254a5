import type { AppContext } from '../../app-context.ts';

const refreshMs = 300_000;

/** Asks for newer rates every five minutes; a failure keeps those that are shown. */
export function wakeRates(frame: HTMLElement, signal: AbortSignal, api: AppContext['api']): void {
  const timer = setInterval(async () => {
    try {
      const rates = await (await api()).public.getExchangeRates.query();
      if (!rates || signal.aborted) return;
      const { showRates } = await import('./newer-rates.ts');
      showRates(frame, rates);
    } catch {
      // The line may be down; in five minutes it is tried again.
    }
  }, refreshMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}
