import { eachPeriod } from '../../lib/each-period.ts';
import { offsetOf, timeOfDay } from '../../lib/zone-time.ts';

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/**
 * Shows the time each second; when stopped each minute, because a clock that stands would lie. Returns what stops it and
 * lets it go on.
 */
export function wakeClocks(frame: HTMLElement, signal: AbortSignal): (stopped: boolean) => void {
  const clocks = frame.querySelectorAll<HTMLElement>('[data-zone]');
  let wasStopped: boolean | undefined;
  let end = () => {};
  signal.addEventListener('abort', () => end());
  return (stopped) => {
    if (stopped === wasStopped) return;
    wasStopped = stopped;
    end();
    end = eachPeriod(stopped ? 60_000 : 1000, (now) => {
      for (const clock of clocks) {
        const { zone = '', names = '{}' } = clock.dataset;
        setText(clock.querySelector('time'), timeOfDay(zone, now, !stopped));
        setText(
          clock.querySelector('[data-zone-name]'),
          JSON.parse(names)[offsetOf(zone, now) ?? ''] ?? '',
        );
      }
    });
  };
}
