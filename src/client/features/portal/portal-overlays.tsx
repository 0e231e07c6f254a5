import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { Role } from '../../../shared/domain/accounts.ts';
import { isPlainKey, isTypingTarget } from '../../lib/keyboard-shortcuts.ts';
import { useLazyComponent } from '../../lib/lazy-load.ts';
import { type MenuItem, portalMenu } from './portal-menu.ts';
import { useLogout } from './use-logout.ts';

interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface PaletteProps extends OverlayProps {
  /** Text typed before the field was there. */
  earlyText: string;
  role: Role;
  screens: MenuItem[];
  onShowKeys: () => void;
  onLogout: () => void;
}

/** Overlays of the portal, loaded with the first use. */
export interface PortalOverlays {
  loadPalette: () => Promise<ComponentType<PaletteProps>>;
  loadShortcuts: () => Promise<ComponentType<OverlayProps>>;
}

interface PortalShortcutsOptions {
  isPaletteOpen: boolean;
  setPaletteOpen: (open: boolean) => void;
  /** The palette is wanted and its code is still on the way. */
  isPaletteLoading: boolean;
  /** A letter that is meant for it. */
  onEarlyLetter: (letter: string) => void;
  showKeys: () => void;
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl or Cmd and K open and close the palette, ? lists the keys; a dialog in between keeps its keys to itself. */
function usePortalShortcuts({
  isPaletteOpen,
  setPaletteOpen,
  isPaletteLoading,
  onEarlyLetter,
  showKeys,
}: PortalShortcutsOptions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPalette =
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'k';
    if (isPalette) {
      event.preventDefault();
      if (!event.repeat && (isPaletteOpen || !isDialogOpen())) setPaletteOpen(!isPaletteOpen);
    } else if (isPaletteLoading && isPlainKey(event) && event.key.length === 1) {
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

interface PortalOverlayHostProps extends PortalOverlays {
  role: Role;
  isPaletteOpen: boolean;
  setPaletteOpen: (open: boolean) => void;
}

/** The palette and the list of keys, over whatever screen is in view. */
export function PortalOverlayHost({
  role,
  isPaletteOpen,
  setPaletteOpen,
  loadPalette,
  loadShortcuts,
}: PortalOverlayHostProps) {
  const [areKeysShown, setKeysShown] = useState(false);
  const [earlyText, setEarlyText] = useState('');
  const logout = useLogout();
  const Palette = useLazyComponent(isPaletteOpen, loadPalette, () => openPalette(false));
  const Keys = useLazyComponent(areKeysShown, loadShortcuts, () => setKeysShown(false));
  const showKeys = () => setKeysShown(true);
  usePortalShortcuts({
    isPaletteOpen,
    setPaletteOpen: openPalette,
    isPaletteLoading: isPaletteOpen && Palette === null,
    onEarlyLetter: (letter) => setEarlyText((text) => text + letter),
    showKeys,
  });

  function openPalette(open: boolean) {
    setPaletteOpen(open);
    setEarlyText('');
  }

  return (
    <>
      {Palette && (
        <Palette
          open={isPaletteOpen}
          onOpenChange={openPalette}
          earlyText={earlyText}
          role={role}
          screens={portalMenu(role)}
          onShowKeys={showKeys}
          onLogout={() => logout.mutate()}
        />
      )}
      {Keys && <Keys open={areKeysShown} onOpenChange={setKeysShown} />}
    </>
  );
}
