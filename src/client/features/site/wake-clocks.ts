import { eachPeriod } from '../../lib/each-period.ts';
import type { ZoneSpan } from '../../lib/zone-span.ts';
import { zoneTime } from '../../lib/zone-time.ts';

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** By what the page knows of the zone, as long as that holds. */
function timeBy(span: ZoneSpan | null, zone: string, now: Date): string[] {
  if (!span || Number(now) < span.from || Number(now) >= span.until) return zoneTime(zone, now);
  return [new Date(Number(now) + span.aheadMs).toISOString().slice(11, 19), span.offset];
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
          const { zone = '', names = '{}', span = 'null' } = clock.dataset;
          const [time = '', offset = ''] = timeBy(JSON.parse(span), zone, now);
          setText(clock.querySelector('time'), stopped ? time.slice(0, 5) : time);
          setText(clock.querySelector('[data-zone-name]'), JSON.parse(names)[offset] ?? '');
        });
      }
    });
  };
}
