import { takeTurns } from '../../lib/take-turns.ts';
import { wakePause } from '../../lib/wake-pause.ts';
import { wakeClocks } from './wake-clocks.ts';

const fadeMs = 300;

/** Lets the clocks of the strip run, and its two tickers take their turns. */
export function wakeStrip(frame: HTMLElement, signal: AbortSignal): void {
  const turns = (name: string, everyMs: number) =>
    takeTurns(frame.querySelectorAll(`[data-turns="${name}"]`), everyMs, fadeMs, signal);
  const holdContact = turns('contact', 4000);
  const holdRates = turns('rates', 3000);
  const stopClocks = wakeClocks(frame, signal);
  wakePause(frame, signal, (still, stopped) => {
    holdContact(still);
    holdRates(still);
    stopClocks(stopped);
  });
}
