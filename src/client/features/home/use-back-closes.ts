import { useEffect, useEffectEvent } from 'react';
import { randomKey } from '../../lib/random-key.ts';

/**
 * Gives an open dialog an entry of the browser's history, so that Back closes it and stays on the page. The address does
 * not change, and the router hears of no more than the way back to where it is.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    // The page may have been loaded anew in the entry of another dialog.
    const dialog = randomKey();
    const back = () => onBack();
    // The window's own method is the router's.
    History.prototype.pushState.call(window.history, { ...window.history.state, dialog }, '');
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      // Closed by Back, or left for another page, it has no entry any more.
      if (Object(window.history.state).dialog === dialog) window.history.back();
    };
  }, [open]);
}
