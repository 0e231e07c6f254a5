import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';

/** Lets the browser handle input before it goes on. Not a timer, which would wait for the clock. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Delay before code that did not arrive is requested again, in milliseconds. */
const retryDelayMs = 3000;

const waitForRetry = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, retryDelayMs);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });

type Load = () => Promise<unknown>;

/** The code that is missing, and for each whether what is shown still waits for it. */
const missing = new Map<Load, () => boolean>();
let notice: HTMLElement | null = null;

/** Says that code is missing for as long as any is waited for. Not by React, which may be what waits for it. */
export function showMissingCode(): void {
  if (![...missing.values()].some((isAwaited) => isAwaited())) {
    notice?.remove();
    notice = null;
  } else if (!notice) {
    notice = document.createElement('p');
    notice.role = 'alert';
    notice.className =
      'pointer-events-none fixed inset-x-4 top-20 z-50 mx-auto w-fit rounded border border-edge bg-surface px-4 py-2 text-sm shadow-lg print:hidden';
    notice.textContent = m.ui_part_missing();
    document.body.append(notice);
  }
}

interface RetryOptions {
  /** Returns whether the code is still waited for; by default while the path is that of the first failure. */
  isAwaited?: () => boolean;
  /** Called at every failure; ends the retries by throwing. */
  onFailure?: (failures: number, error: unknown) => void;
}

/**
 * Requests code until it arrives, and says meanwhile that some is missing: the part that waits for it is on the page
 * already and must not break.
 */
export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  { isAwaited, onFailure }: RetryOptions = {},
): Promise<Module> {
  for (let failures = 1; ; failures += 1) {
    try {
      const loaded = await load();
      if (missing.delete(load)) showMissingCode();
      return loaded;
    } catch (error) {
      onFailure?.(failures, error);
      if (failures === 1) {
        const path = location.pathname;
        missing.set(load, isAwaited ?? (() => location.pathname === path));
        // A file that did not come is a TypeError, and the browser has reported it.
        if (!(error instanceof TypeError)) reportError(error);
      }
      showMissingCode();
      await waitForRetry();
    }
  }
}

/** The event that says that a page cannot be hydrated: its scripts did not arrive, or what they need is not there. */
export const loadFailedEvent = 'scripts-not-arrived';

export const reportLoadFailure = () => dispatchEvent(new Event(loadFailedEvent));

/** Several seconds apart, so that a short cut of the line ends before. */
const attemptsBeforeReload = 5;

/**
 * Does the same for a whole page, which is loaded once more when asking does not help: the file may be of another build.
 * Once the page is hydrated it asks only once and leaves the failure to the router, which knows whether the page is
 * shown: people may only point at its link, or have gone on.
 */
export const importPage = <Module>(load: () => Promise<Module>) =>
  importWithRetry(load, {
    onFailure: (failures, error) => {
      if ('hydrated' in document.documentElement.dataset) throw error;
      if (failures === attemptsBeforeReload && navigator.onLine) reportLoadFailure();
    },
  });

/**
 * A part of the page whose code is fetched when it is first wanted; null until it is there. `load` can ask whether it
 * still is. `onLost` is called when the code does not arrive, and should reset `wanted`, so that the next request tries
 * again.
 */
export function useLazyComponent<Props>(
  wanted: boolean,
  load: (isAwaited: () => boolean) => Promise<ComponentType<Props>>,
  onLost: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const missing = wanted && Part === null;
  const fetchPart = useEffectEvent(load);
  const lost = useEffectEvent(onLost);

  useEffect(() => {
    if (!missing) return;
    let stillWanted = true;
    const show = async () => {
      // Asking for code takes a slow phone as long as answering the touch that wanted it: that may be drawn before.
      await nextTask();
      if (!stillWanted) return;
      const loaded = await fetchPart(() => stillWanted);
      if (stillWanted) setPart(() => loaded);
    };
    show().catch(() => {
      if (stillWanted) lost();
    });
    return () => {
      stillWanted = false;
      showMissingCode();
    };
  }, [missing]);

  return Part;
}
