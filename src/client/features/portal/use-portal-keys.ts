import { useEffect, useEffectEvent } from 'react';
import { isPlainKey, isTypingTarget } from '../../lib/list-keys.ts';

interface PortalKeys {
  isPaletteOpen: boolean;
  setPaletteOpen: (open: boolean) => void;
  /** The palette is wanted and its code is still on the way. */
  isPaletteComing: boolean;
  /** A letter that is meant for it. */
  onEarlyLetter: (letter: string) => void;
  showKeys: () => void;
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl or Cmd and K open and close the palette, ? lists the keys; a dialog in between keeps its keys to itself. */
export function usePortalKeys({
  isPaletteOpen,
  setPaletteOpen,
  isPaletteComing,
  onEarlyLetter,
  showKeys,
}: PortalKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPalette =
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'k';
    if (isPalette) {
      event.preventDefault();
      if (!event.repeat && (isPaletteOpen || !isDialogOpen())) setPaletteOpen(!isPaletteOpen);
    } else if (isPaletteComing && isPlainKey(event) && event.key.length === 1) {
      event.preventDefault();
      onEarlyLetter(event.key);
    } else if (event.key === '?' && isPlainKey(event) && !isTypingTarget(event.target)) {
      if (isDialogOpen()) return;
      event.preventDefault();
      showKeys();
    }
  });

  useEffect(() => {
    // Before the screen's own keys, which would take the letters for theirs.
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}
