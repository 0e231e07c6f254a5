import type { ComponentType } from 'react';
import type { Role } from '../../../shared/domain/accounts.ts';
import type { MenuItem } from './portal-menu.ts';

interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface PaletteProps extends OverlayProps {
  /** What was typed before the field was there. */
  earlyText: string;
  role: Role;
  screens: MenuItem[];
  onShowKeys: () => void;
  onLogout: () => void;
}

/** What lies over the portal when it is asked for; its code comes with the first wish. */
export interface PortalOverlays {
  loadPalette: () => Promise<ComponentType<PaletteProps>>;
  loadKeys: () => Promise<ComponentType<OverlayProps>>;
}
