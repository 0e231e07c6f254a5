import { m } from '../../../shared/i18n/paraglide/messages.js';
import { modifierKey } from '../../lib/modifier-key.ts';
import { hasKeys } from '../../lib/screen-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KeyList } from './key-list.tsx';

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the portal, and those of the screen in view. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const modifier = modifierKey();
  const ofScreen = [
    ...(hasKeys('search') ? [{ keys: ['/'], does: m.palette_key_search() }] : []),
    ...(hasKeys('rows')
      ? [
          { keys: ['j', 'k'], does: m.palette_key_rows() },
          { keys: [m.palette_key_enter()], does: m.palette_key_open() },
        ]
      : []),
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.palette_keys_title()}>
      <div className="grid gap-8">
        {ofScreen.length > 0 && <KeyList title={m.palette_keys_screen()} entries={ofScreen} />}
        <KeyList
          title={m.palette_keys_portal()}
          entries={[
            { keys: [modifier, 'K'], does: m.palette_key_palette(), together: true },
            { keys: [modifier, 'B'], does: m.palette_key_sidebar(), together: true },
            { keys: ['?'], does: m.palette_key_help() },
            { keys: ['F8'], does: m.palette_key_toast() },
            { keys: [m.palette_key_esc()], does: m.palette_key_escape() },
          ]}
        />
      </div>
    </Dialog>
  );
}
