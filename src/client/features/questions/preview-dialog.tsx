import type { ReactNode } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Dialog } from '../../ui/dialog.tsx';

interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** Holds a question as applicants see it. */
export function PreviewDialog({ open, onClose, returnFocus, children }: PreviewDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="lg"
      {...(returnFocus ? { returnFocus } : {})}
      title={m.admin_question_preview_title()}
      description={m.admin_question_preview_text()}
    >
      {open && children}
    </Dialog>
  );
}
