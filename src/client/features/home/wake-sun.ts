import { eachPeriod } from '../../lib/each-period.ts';
import { hourIn } from '../../lib/hour-in.ts';

/** Where a moment lies between opening and closing of a desk, from 0 to 1; below or above it is closed. */
function partOfDay({ deskOpens, deskSpan }: DOMStringMap, hour: number): number {
  return ((hour - Number(deskOpens) + 24) % 24) / Number(deskSpan);
}

/** Shows each minute what time it is at the desks, which are at work, and how high the sun stands over them. */
export function wakeSun(frame: HTMLElement, signal: AbortSignal): void {
  const band = frame.querySelector<HTMLElement>('[data-sun]');
  if (!band) return;
  const desks = band.querySelectorAll<HTMLElement | SVGElement>('[data-desk-opens]');
  const end = eachPeriod(60_000, (now) => {
    const hour = hourIn(band.dataset.sun ?? '', now);
    band.style.setProperty('--now', `${(hour / 24) * 100}%`);
    band.setAttribute('data-awake', '');
    for (const desk of desks) {
      const part = partOfDay(desk.dataset, hour);
      desk.toggleAttribute('data-working', part < 1);
      desk.style.setProperty('--height', String(Math.sqrt(1 - Math.min(1, (2 * part - 1) ** 2))));
    }
    for (const time of band.querySelectorAll('time')) {
      time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
        timeStyle: 'short',
        timeZone: time.dataset.zone,
      }).format(now);
    }
  });
  signal.addEventListener('abort', end);
}
