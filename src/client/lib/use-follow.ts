import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ownLinkOf } from './own-link.ts';

/** For a link in a dialog: followed without a reload, and with `replace` in the place of the dialog in the history. */
export function useFollow({ replace }: { replace: boolean }) {
  const router = useRouter();
  return (event: MouseEvent) => {
    const href = ownLinkOf(event);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href, replace });
  };
}
