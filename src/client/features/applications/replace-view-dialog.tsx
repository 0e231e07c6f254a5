import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogClose } from '../../ui/dialog-close.tsx';

interface ReplaceViewDialogProps {
  /** The view in question; the dialog is closed without one. */
  name: string | undefined;
  onClose: () => void;
  onReplace: () => void;
  isSaving: boolean;
}

export function ReplaceViewDialog({ name, onClose, onReplace, isSaving }: ReplaceViewDialogProps) {
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={m.admin_app_view_taken_title({ name: name ?? '' })}
      description={m.admin_app_view_taken_text()}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{m.ui_cancel()}</Button>
          </DialogClose>
          <Button pending={isSaving} onClick={onReplace}>
            {m.admin_app_view_replace()}
          </Button>
        </>
      }
    />
  );
}
