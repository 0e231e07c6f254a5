import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ReplaceViewDialogProps {
  /** The view in question; the dialog is closed without one. */
  name: string | undefined;
  onClose: () => void;
  onReplace: () => void;
  isSaving: boolean;
}

export function ReplaceViewDialog({ name, onClose, onReplace, isSaving }: ReplaceViewDialogProps) {
  return (
    <ConfirmDialog
      open={name !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.admin_app_view_taken_title({ name: name ?? '' })}
      description={m.admin_app_view_taken_text()}
      variant="primary"
      action={m.admin_app_view_replace()}
      pending={isSaving}
      onConfirm={onReplace}
    />
  );
}
