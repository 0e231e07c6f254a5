import type { AnyRouter } from '@tanstack/react-router';
import { isLocale, localizedPath } from '../../../shared/i18n/locale.ts';
import type { AppContext } from '../../app-context.ts';
import { wakeHints } from './wake-hints.ts';
import { wakeRates } from './wake-rates.ts';
import { wakeStrip } from './wake-strip.ts';

export interface HeaderDoors {
  router: Pick<AnyRouter, 'subscribe'>;
  api: AppContext['api'];
  onLogin: () => void;
  onMediaKit: () => void;
}

/** Marks the links that lead where one is, and lets the language switch lead to this very page. */
function markPlace(frame: HTMLElement): void {
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
export function wakeHeader(frame: HTMLElement, signal: AbortSignal, doors: HeaderDoors): void {
  const menu = frame.querySelector('dialog');
  wakeStrip(frame, signal);
  wakeHints(frame, signal);
  wakeRates(frame, signal, doors.api);
  markPlace(frame);
  signal.addEventListener(
    'abort',
    doors.router.subscribe('onResolved', () => markPlace(frame)),
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
      if (opens === 'login') doors.onLogin();
      if (opens === 'media-kit') doors.onMediaKit();
    },
    { signal },
  );
}
