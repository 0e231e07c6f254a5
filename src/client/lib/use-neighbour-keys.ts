import { useEffect, useEffectEvent } from 'react';
import { listStep } from './list-keys.ts';

/** What is open leads to its neighbours in the list with j and k; one that is not in the list has none. */
export function useNeighbourKeys(
  id: string,
  rows: readonly { id: string }[],
  onMove: (id: string) => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = listStep(event);
    const at = rows.findIndex((row) => row.id === id);
    const target = step && at !== -1 && rows[at + step];
    if (!target) return;
    event.preventDefault();
    onMove(target.id);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
