import { PanelLeft } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { LogoutButton } from './logout-button.tsx';
import { PaletteButton } from './palette-button.tsx';

interface PortalBarProps {
  sidebarId: string;
  /** The sidebar is a sheet here, which is a dialog. */
  opensSheet: boolean;
  sidebarOpen: boolean;
  onToggle: () => void;
  /** Missing where there is nothing to find yet. */
  onOpenPalette: (() => void) | undefined;
}

export function PortalBar({
  sidebarId,
  opensSheet,
  sidebarOpen,
  onToggle,
  onOpenPalette,
}: PortalBarProps) {
  return (
    <header
      data-no-print
      className="sticky top-0 z-30 flex h-16 items-center gap-1 border-b border-mist bg-paper px-2 sm:px-4"
    >
      <Tooltip label={m.portal_toggle_hint()} side="bottom">
        <Button
          variant="quiet"
          size="icon"
          aria-label={m.portal_toggle_sidebar()}
          aria-expanded={sidebarOpen}
          aria-haspopup={opensSheet ? 'dialog' : undefined}
          aria-controls={opensSheet ? undefined : sidebarId}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
        >
          <PanelLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
      </Tooltip>
      {onOpenPalette ? <PaletteButton onClick={onOpenPalette} /> : <span className="me-auto" />}
      <LanguageSwitch />
      <ThemeToggle />
      <LogoutButton />
    </header>
  );
}
