import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
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
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      returnFocus={returnFocus}
      title={m.employee_portal_ids_title()}
      description={m.employee_portal_ids_description()}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} pending={isSending}>
            {m.employee_portal_ids_send()}
          </Button>
        </>
      }
    >
      {open && <IdChangeForm id={formId} send={send} onSent={onClose} />}
    </Dialog>
  );
}
