import { useRef } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so for its own trigger
 * only; ours are often opened by a link or a row.
 */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const active = document.activeElement;
      origin.current = active instanceof HTMLElement && active !== document.body ? active : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!origin.current?.isConnected) return;
      event.preventDefault();
      origin.current.focus();
    },
  };
}
