import type { AnyRouter } from '@tanstack/react-router';
import { isLocale, localizedPath } from '../../../shared/i18n/locale.ts';
import type { AppContext } from '../../app-context.ts';
import {
  hydratePauseControl,
  rotateChildren,
  startAlignedInterval,
} from '../../lib/moving-content.ts';
import { readZoneTimeParts } from '../../lib/time-zone.ts';

/** Lets Escape put the hints below an element away, each until it is pointed at or has the focus again. */
function hydrateHints(frame: HTMLElement, signal: AbortSignal): void {
  for (const hint of frame.querySelectorAll<HTMLElement>('[data-hint]')) {
    const bringBack = () => hint.removeAttribute('data-away');
    addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && hint.setAttribute('data-away', ''),
      { signal },
    );
    hint.addEventListener('pointerenter', bringBack, { signal });
    hint.addEventListener('focusin', bringBack, { signal });
  }
}

function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/**
 * Shows the time each second; when stopped each minute, because a clock that stands would lie. Returns what stops it and
 * lets it go on.
 */
function hydrateClocks(frame: HTMLElement, signal: AbortSignal): (stopped: boolean) => void {
  const clocks = frame.querySelectorAll<HTMLElement>('[data-zone]');
  let wasStopped: boolean | undefined;
  let end = () => {};
  signal.addEventListener('abort', () => end());
  return (stopped) => {
    if (stopped === wasStopped) return;
    wasStopped = stopped;
    end();
    end = startAlignedInterval(stopped ? 60_000 : 1000, (now) => {
      for (const clock of clocks) {
        // Each by itself: without a span the first time is slow to tell, and a tap need not wait for three of them.
        setTimeout(() => {
          const [time = '', offset = ''] = readZoneTimeParts(clock.dataset, now);
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

const ratesIntervalMs = 300_000;

/** Asks for newer rates every five minutes; a failure keeps those that are shown. */
function startRateUpdates(frame: HTMLElement, signal: AbortSignal, api: AppContext['api']): void {
  const timer = setInterval(async () => {
    try {
      const rates = await (await api()).public.getExchangeRates.query();
      if (!rates || signal.aborted) return;
      const { showRates } = await import('./newer-rates.ts');
      showRates(frame, rates);
    } catch {
      // The line may be down; in five minutes it is tried again.
    }
  }, ratesIntervalMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}

const fadeMs = 300;

/** Lets the clocks of the strip run, and its two tickers take their turns. */
function hydrateStrip(frame: HTMLElement, signal: AbortSignal): void {
  const turns = (name: string, everyMs: number) =>
    rotateChildren(frame.querySelectorAll(`[data-turns="${name}"]`), everyMs, fadeMs, signal);
  const holdContact = turns('contact', 4000);
  const holdRates = turns('rates', 3000);
  const stopClocks = hydrateClocks(frame, signal);
  hydratePauseControl(frame, signal, (still, stopped) => {
    holdContact(still);
    holdRates(still);
    stopClocks(stopped);
  });
}

interface HeaderActions {
  router: Pick<AnyRouter, 'subscribe'>;
  api: AppContext['api'];
  onLogin: () => void;
  onMediaKit: () => void;
}

/** Marks the links that lead where one is, and lets the language switch lead to this very page. */
function updateCurrentLinks(frame: HTMLElement): void {
  const { pathname, search, hash } = window.location;
  for (const link of frame.querySelectorAll('a')) {
    if (isLocale(link.hreflang)) {
      link.href = localizedPath(pathname, link.hreflang) + search;
    } else if (link.pathname === pathname && (link.hash === '' || link.hash === hash)) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Sets the header and the menu in motion. */
export function hydrateHeader(
  frame: HTMLElement,
  signal: AbortSignal,
  actions: HeaderActions,
): void {
  const menu = frame.querySelector('dialog');
  hydrateStrip(frame, signal);
  hydrateHints(frame, signal);
  startRateUpdates(frame, signal, actions.api);
  updateCurrentLinks(frame);
  signal.addEventListener(
    'abort',
    actions.router.subscribe('onResolved', () => updateCurrentLinks(frame)),
  );
  frame.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const opens = target.closest('[data-opens]')?.getAttribute('data-opens');
      if (opens === 'menu') {
        // Most browsers carry out the command of the button by themselves.
        if (!('command' in HTMLButtonElement.prototype)) menu?.showModal();
        return;
      }
      // Closed at once, so that what is opened next finds the focus where it belongs. Beside the menu is outside of it.
      if (menu?.open && (opens || target === menu || target.closest('a'))) menu.close();
      if (opens === 'login') actions.onLogin();
      if (opens === 'media-kit') actions.onMediaKit();
    },
    { signal },
  );
}
