import {
  hydratePauseControl,
  rotateChildren,
  startAlignedInterval,
} from '../../lib/moving-content.ts';
import { readZoneTimeParts } from '../../lib/time-zone.ts';

const slideIntervalMs = 9000;
const fadeMs = 500;

/** Lets the headlines, their sentences and the sun on the button take their turns together. */
export function hydrateHero(frame: HTMLElement, signal: AbortSignal): void {
  const hero = frame.querySelector<HTMLElement>('[data-hero]');
  if (!hero) return;
  const hold = rotateChildren(
    hero.querySelectorAll('[data-turns]'),
    slideIntervalMs,
    fadeMs,
    signal,
  );
  // The section itself holds, so it is looked for from outside.
  hydratePauseControl(frame, signal, hold);
}

/** Position of a moment between opening and closing of a desk, from 0 to 1; outside, the desk is closed. */
function openHoursFraction({ deskOpens, deskLasts }: DOMStringMap, hour: number): number {
  return ((hour - Number(deskOpens) + 24) % 24) / Number(deskLasts);
}

/** Shows each minute what time it is at the desks, which are at work, and how high the sun stands over them. */
export function hydrateOfficeHours(frame: HTMLElement, signal: AbortSignal): void {
  const band = frame.querySelector<HTMLElement>('[data-sun]');
  if (!band) return;
  const hours: string[] = JSON.parse(band.dataset.hours ?? '[]');
  const desks = band.querySelectorAll<HTMLElement | SVGElement>('[data-desk-opens]');
  const end = startAlignedInterval(60_000, (now) => {
    const [time = ''] = readZoneTimeParts(band.dataset, now);
    const hour = Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
    band.style.setProperty('--now', `${(hour / 24) * 100}%`);
    band.setAttribute('data-awake', '');
    for (const desk of desks) {
      const part = openHoursFraction(desk.dataset, hour);
      desk.toggleAttribute('data-working', part < 1);
      desk.style.setProperty('--height', String(Math.sqrt(1 - Math.min(1, (2 * part - 1) ** 2))));
    }
    for (const clock of band.querySelectorAll('time')) {
      // Each by itself, as the clocks in `features/site/hydrate-header.ts`.
      setTimeout(() => {
        const [time = ''] = readZoneTimeParts(clock.dataset, now);
        const fullHour = hours[Number(time.slice(0, 2))] ?? '';
        clock.textContent = fullHour.replace(':00', time.slice(2, 5));
      });
    }
  });
  signal.addEventListener('abort', end);
}
