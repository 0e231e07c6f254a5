import { useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Role } from '../../../shared/roles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AdminPalette } from './admin-palette.tsx';
import type { Command } from './command.ts';
import { PortalPalette } from './portal-palette.tsx';
import { useOwnActions } from './use-own-actions.ts';

interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed before the field was there. */
  earlyText: string;
  role: Role;
  screens: readonly { to: string; label: string; Icon: LucideIcon }[];
  onShowKeys: () => void;
  onLogout: () => void;
}

/** Every screen, record and action by a few letters of its name. */
export function PaletteDialog({
  open,
  onOpenChange,
  earlyText,
  role,
  screens,
  onShowKeys,
  onLogout,
}: PaletteDialogProps) {
  const navigate = useNavigate();
  const Palette = role === 'admin' ? AdminPalette : PortalPalette;

  function run(command: Command) {
    onOpenChange(false);
    command.run();
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.palette_title()}>
      <Palette
        earlyText={earlyText}
        screens={screens.map(({ to, label, Icon }) => ({
          id: to,
          label,
          Icon,
          run: () => void navigate({ to }),
        }))}
        ownActions={useOwnActions({ onShowKeys, onLogout })}
        onRun={run}
      />
    </Dialog>
  );
}
