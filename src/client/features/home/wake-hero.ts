import { takeTurns, wakePause } from '../../lib/moving-content.ts';

const everyMs = 9000;
const fadeMs = 500;

/** Lets the headlines, their sentences and the sun on the button take their turns together. */
export function wakeHero(frame: HTMLElement, signal: AbortSignal): void {
  const hero = frame.querySelector<HTMLElement>('[data-hero]');
  if (!hero) return;
  const hold = takeTurns(hero.querySelectorAll('[data-turns]'), everyMs, fadeMs, signal);
  // The section itself holds, so it is looked for from outside.
  wakePause(frame, signal, hold);
}
