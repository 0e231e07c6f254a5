import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';

/**
 * The address of the link around a target, when it leads to a page of this site that the page itself can show. Null for
 * everything the browser does better.
 */
function getInternalHref(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.target !== '' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin) return null;
  // A file, a feed: no page of ours has a dot in its last part.
  if (link.pathname.slice(link.pathname.lastIndexOf('/')).includes('.')) return null;
  return link.pathname + link.search + link.hash;
}

type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'
>;

/** The same for a click, if it is a plain one that is not handled yet. */
export function getClickedInternalHref(click: Click): string | null {
  if (click.defaultPrevented || click.button !== 0) return null;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null;
  return getInternalHref(click.target);
}

/** Makes an element what Tab goes on from, as after a link that the browser follows by itself. */
export function moveFocusTo(target: HTMLElement): void {
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}

/** Time a pointer rests on a link before the page behind it is prepared, in milliseconds. */
const preloadDelayMs = 50;

/**
 * For an element with plain links in it: they are followed without a reload, and prepared as soon as the pointer is on
 * them.
 */
export function useClientNavigation() {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function prepare({ target }: { target: EventTarget }) {
    clearTimeout(timer.current);
    const href = getInternalHref(target);
    if (href === null) return;
    // The click requests again what could not be prepared, and then shows the failure.
    timer.current = setTimeout(
      () => router.preloadRoute({ to: '/', href }).catch(() => {}),
      preloadDelayMs,
    );
  }

  return {
    onPointerOver: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const href = getClickedInternalHref(event);
      if (href === null) return;
      clearTimeout(timer.current);
      event.preventDefault();
      // The layout scrolls to a section, smoothly.
      void router.navigate({ href, hashScrollIntoView: false });
    },
  };
}
