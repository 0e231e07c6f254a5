import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent as ElementKeyboardEvent, type MouseEvent, useRef } from 'react';
import { getClickedInternalHref } from './client-navigation.ts';

/**
 * For a dialog whose address adds an entry to the history: closing it goes back to the entry before, so that Back does
 * not open it again. A dialog that was opened by its link has no such entry and is closed in place.
 */
export function useDialogHistory(closeInPlace: () => void) {
  const { history } = useRouter();
  const openedHere = useRef(false);
  return {
    noteOpened: () => {
      openedHere.current = true;
    },
    close: () => {
      if (openedHere.current) history.back();
      else closeInPlace();
    },
  };
}

/** For a link in a dialog: followed without a reload, and with `replace` in the place of the dialog in the history. */
export function useLinkClickHandler({ replace }: { replace: boolean }) {
  const router = useRouter();
  return (event: MouseEvent) => {
    const href = getClickedInternalHref(event);
    if (href === null) return;
    event.preventDefault();
    void router.navigate({ href, replace });
  };
}

const firstFieldSelector =
  'form :is(input, textarea, button[role="combobox"]):not(:disabled, [tabindex="-1"])';

/** Attributes of the button that closes a dialog. */
export const closesDialog = { 'data-closes-dialog': '' };

/** The heading of the screen, for a focus whose own place is gone. */
export const pageTitle = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.getElementById('main');

/**
 * Serves the keyboard in a dialog. Opening it moves the focus to the first field of its form, otherwise to the dialog
 * itself, whose name is then read. Closing it moves the focus back to where it was before, or where that is gone to the
 * dialog around it or the heading of the screen, unless the screen has moved the focus itself: Radix goes back to its own
 * trigger only, and ours are often opened by a link or a row. `target` names another place, asked for when the dialog
 * closes. Escape closes a list of choices that is open in the dialog before it closes the dialog, and a toast together with
 * the dialog: Radix leaves the key to the toast alone, which lies above.
 */
export function useDialogKeyboard(target?: () => HTMLElement | null) {
  const origin = useRef<HTMLElement | null>(null);
  const outerDialog = useRef<HTMLElement | null>(null);
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      const list = '[role="combobox"][aria-expanded="true"]';
      if (document.activeElement?.matches(list)) event.preventDefault();
    },
    onKeyDown: (event: ElementKeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Not for the dialog around it as well.
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>('[data-closes-dialog]')?.click();
    },
    onOpenAutoFocus: (event: Event) => {
      const active = document.activeElement;
      origin.current = active instanceof HTMLElement && active !== document.body ? active : null;
      outerDialog.current = origin.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
      const dialog = event.currentTarget;
      if (!(dialog instanceof HTMLElement)) return;
      event.preventDefault();
      (dialog.querySelector<HTMLElement>(firstFieldSelector) ?? dialog).focus({
        preventScroll: true,
      });
    },
    onCloseAutoFocus: (event: Event) => {
      const isLost = origin.current !== null && document.activeElement === document.body;
      const places = [
        target?.() ?? origin.current,
        outerDialog.current,
        isLost ? pageTitle() : null,
      ];
      const place = places.find((element) => element?.isConnected);
      if (!place) return;
      event.preventDefault();
      place.focus({ preventScroll: true });
    },
  };
}
