import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Popover } from './popover.tsx';
import { ReplaceViewDialog } from './replace-view-dialog.tsx';
import type { ColumnChoice } from './use-column-choice.ts';
import { useSaveView } from './use-save-view.ts';
import { ViewForm } from './view-form.tsx';
import { ViewsList } from './views-list.tsx';

/** The views that an administrator has kept, and the way to keep the present one. */
export function ViewsMenu({ choice }: { choice: ColumnChoice }) {
  const [open, setOpen] = useState(false);
  const { name, setName, save, replace, isSaving, taken, forgetTaken } = useSaveView(choice);
  return (
    <>
      <Popover
        label={m.admin_app_views()}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="secondary" size="sm">
            <Bookmark aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.admin_app_views()}
          </Button>
        }
      >
        <ViewsList choice={choice} onApplied={() => setOpen(false)} />
        <ViewForm name={name} onName={setName} onSave={save} isSaving={isSaving} />
      </Popover>
      <ReplaceViewDialog
        name={taken}
        onClose={forgetTaken}
        onReplace={replace}
        isSaving={isSaving}
      />
    </>
  );
}
