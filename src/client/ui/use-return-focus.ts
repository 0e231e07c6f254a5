import { useRef } from 'react';

const firstField =
  'form :is(input, textarea, button[role="combobox"]):not(:disabled, [tabindex="-1"])';

/**
 * Where the focus goes with a dialog: on opening to the first field of its form, otherwise to the dialog itself, whose
 * name is then read; on closing back to where it was before. Radix does the latter for its own trigger only; ours are
 * often opened by a link or a row. `target` names another place, asked for when the dialog closes.
 */
export function useReturnFocus(target?: () => HTMLElement | null) {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement;
      origin.current = active instanceof HTMLElement && active !== document.body ? active : null;
      const dialog = event.currentTarget;
      if (!(dialog instanceof HTMLElement)) return;
      event.preventDefault();
      (dialog.querySelector<HTMLElement>(firstField) ?? dialog).focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      const place = target?.() ?? origin.current;
      if (!place?.isConnected) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
    },
  };
}
