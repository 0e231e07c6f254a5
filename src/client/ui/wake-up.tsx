import { useEffect } from 'react';
import { repeatEarlyClick } from '../lib/early-click.ts';

function wakeUp(): void {
  document.documentElement.dataset.awake = '';
  repeatEarlyClick(document);
}

/**
 * Marks the page as awake once it answers to clicks, and repeats the last click on a button that came before: on a
 * slow line people see a page seconds before its scripts arrive.
 */
export function WakeUp() {
  useEffect(() => {
    // Parts of the page may still be asleep while the whole of it wakes up; a click of its own turn wakes them.
    const timer = setTimeout(wakeUp);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
