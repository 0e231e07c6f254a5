import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { IdChangeForm } from './id-change-form.tsx';
import { useRequestIds } from './use-request-ids.ts';

interface IdChangeDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'id-change-form';

export function IdChangeDialog({ open, onClose, returnFocus }: IdChangeDialogProps) {
  const { send, isSending } = useRequestIds();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
      title={m.employee_portal_ids_title()}
      description={m.employee_portal_ids_description()}
      formId={formId}
      action={m.employee_portal_ids_send()}
      pending={isSending}
    >
      {open && <IdChangeForm id={formId} send={send} onSent={onClose} />}
    </FormDialog>
  );
}
