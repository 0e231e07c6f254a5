import { Search } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { modifierKey } from '../../lib/modifier-key.ts';
import { Button } from '../../ui/button.tsx';

export function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      className="me-auto whitespace-nowrap text-muted max-md:size-11 max-md:border-transparent max-md:p-0"
    >
      <Search aria-hidden="true" strokeWidth={1.5} className="size-5 md:size-4" />
      <span className="max-md:sr-only">{m.portal_palette_open()}</span>
      <span aria-hidden="true" className="hidden items-center gap-1 text-xs lg:inline-flex">
        {modifierKey()} K
      </span>
    </Button>
  );
}
