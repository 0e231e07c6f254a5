import { Fragment } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { hasShortcuts } from '../../lib/keyboard-shortcuts.ts';
import { modifierKeyLabel } from '../../lib/row-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface Shortcut {
  keys: readonly string[];
  does: string;
  /** Held at the same time; otherwise each by itself. */
  together?: boolean;
}

interface ShortcutListProps {
  title: string;
  entries: readonly Shortcut[];
}

function ShortcutList({ title, entries }: ShortcutListProps) {
  return (
    <section>
      <h3 className="text-base">{title}</h3>
      <dl className="mt-2">
        {entries.map(({ keys, does, together = false }) => (
          <div
            key={does}
            className="flex flex-row-reverse items-center justify-between gap-6 border-t border-mist py-2"
          >
            <dt className="flex shrink-0 items-center gap-1.5">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {together && index > 0 && <span className="text-muted">+</span>}
                  <kbd className="grid h-7 min-w-7 place-items-center rounded border border-edge px-2 font-text text-sm">
                    {key}
                  </kbd>
                </Fragment>
              ))}
            </dt>
            <dd className="min-w-0">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the portal, and those of the screen in view. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const modifier = modifierKeyLabel();
  const ofScreen = [
    ...(hasShortcuts('search') ? [{ keys: ['/'], does: m.palette_key_search() }] : []),
    ...(hasShortcuts('rows')
      ? [
          { keys: ['j', 'k'], does: m.palette_key_rows() },
          { keys: [m.palette_key_enter()], does: m.palette_key_open() },
        ]
      : []),
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.palette_keys_title()}>
      <div className="grid gap-8">
        {ofScreen.length > 0 && <ShortcutList title={m.palette_keys_screen()} entries={ofScreen} />}
        <ShortcutList
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
