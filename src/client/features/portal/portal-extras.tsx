import { useState } from 'react';
import type { Role } from '../../../shared/roles.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { portalMenu } from './portal-menu.ts';
import type { PortalOverlays } from './portal-overlays.ts';
import { useLogout } from './use-logout.ts';
import { usePortalKeys } from './use-portal-keys.ts';

interface PortalExtrasProps extends PortalOverlays {
  role: Role;
  isPaletteOpen: boolean;
  setPaletteOpen: (open: boolean) => void;
}

/** The palette and the list of keys, over whatever screen is in view. */
export function PortalExtras({
  role,
  isPaletteOpen,
  setPaletteOpen,
  loadPalette,
  loadKeys,
}: PortalExtrasProps) {
  const [areKeysShown, setKeysShown] = useState(false);
  const [earlyText, setEarlyText] = useState('');
  const logout = useLogout();
  const Palette = useLazyPart(isPaletteOpen, loadPalette, () => openPalette(false));
  const Keys = useLazyPart(areKeysShown, loadKeys, () => setKeysShown(false));
  const showKeys = () => setKeysShown(true);
  usePortalKeys({
    isPaletteOpen,
    setPaletteOpen: openPalette,
    isPaletteComing: isPaletteOpen && Palette === null,
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
