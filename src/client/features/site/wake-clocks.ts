import { eachPeriod } from '../../lib/each-period.ts';
import { timeBy } from '../../lib/zone-span.ts';

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
        // Each by itself: without a span the first time is slow to tell, and a tap need not wait for three of them.
        setTimeout(() => {
          const [time = '', offset = ''] = timeBy(clock.dataset, now);
          setText(clock.querySelector('time'), stopped ? time.slice(0, 5) : time);
          setText(
            clock.querySelector('[data-zone-name]'),
            JSON.parse(clock.dataset.names ?? '{}')[offset] ?? '',
          );
        });
      }
    });
  };
}
