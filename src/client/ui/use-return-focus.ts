import { useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so for its own trigger
 * only; ours are often opened by a link or a row. `target` names another place, asked for when the dialog closes.
 */
export function useReturnFocus(target?: () => HTMLElement | null) {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      origin.current = active instanceof HTMLElement && active !== document.body ? active : null;
    },
    onCloseAutoFocus: (event: Event) => {
      const place = target?.() ?? origin.current;
      if (!place?.isConnected) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
    },
  };
}
