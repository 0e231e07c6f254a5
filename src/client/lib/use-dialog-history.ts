import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

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
