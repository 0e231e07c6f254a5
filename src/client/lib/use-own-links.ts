import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { ownAddress, ownLinkOf } from './own-link.ts';

/** How long a pointer rests on a link before the page behind it is prepared, in milliseconds. */
const restMs = 50;

/**
 * For an element with plain links in it: they are followed without a reload, and prepared as soon as somebody points at
 * them.
 */
export function useOwnLinks() {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function prepare({ target }: { target: EventTarget }) {
    clearTimeout(timer.current);
    const href = ownAddress(target);
    if (href === null) return;
    // What could not be prepared is asked for again by the click, which then says so.
    timer.current = setTimeout(
      () => router.preloadRoute({ to: '/', href }).catch(() => {}),
      restMs,
    );
  }

  return {
    onPointerOver: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const href = ownLinkOf(event);
      if (href === null) return;
      clearTimeout(timer.current);
      event.preventDefault();
      // The layout scrolls to a section, smoothly.
      void router.navigate({ href, hashScrollIntoView: false });
    },
  };
}
