import { useEffect, useEffectEvent, useState } from 'react';
import { isInDialog, isPlainKey, listStep } from './list-keys.ts';
import { offerKeys } from './screen-keys.ts';

interface RowKeysOptions {
  /** The rows in the order in which they are shown. */
  ids: readonly string[];
  /** The id of the element that stands for a row: the button that opens it. */
  elementId: (id: string) => string;
  onOpen: (id: string) => void;
}

/** Whether the focus rests on the page itself, not on a control. */
const isOnNothing = (target: EventTarget | null) =>
  target instanceof Element && target.matches('body, main');

/**
 * j and k move through the rows and take the focus along, so that Enter opens the row and a screen reader names it.
 * Gives the row that is selected, and the handler that selects the row in which the focus arrives.
 */
export function useRowKeys({ ids, elementId, onOpen }: RowKeysOptions) {
  const [selected, setSelected] = useState<string>();

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isInDialog(event.target)) return;
    const at = selected === undefined ? -1 : ids.indexOf(selected);
    if (event.key === 'Enter' && isPlainKey(event) && isOnNothing(event.target)) {
      const id = ids[at];
      if (id !== undefined) onOpen(id);
      return;
    }
    const step = listStep(event);
    const next = step && ids[at === -1 && step === -1 ? ids.length - 1 : at + step];
    if (!next) return;
    event.preventDefault();
    setSelected(next);
    document.getElementById(elementId(next))?.focus();
  });

  useEffect(() => offerKeys('rows'), []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return { selected, select: setSelected };
}
