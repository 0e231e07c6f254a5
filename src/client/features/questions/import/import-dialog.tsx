import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { ImportContent } from './import-content.tsx';

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function ImportDialog({ open, onClose, returnFocus }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="lg"
      returnFocus={returnFocus}
      title={m.admin_import_title()}
    >
      {open && <ImportContent onClose={onClose} />}
    </Dialog>
  );
}
