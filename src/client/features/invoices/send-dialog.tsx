import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface SendDialogProps {
  clientName: string;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** Says what sending means, because nothing changes an invoice afterwards. */
export function SendDialog({ clientName, isOpen, isPending, onClose, onSend }: SendDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={m.invoices_send_title()}
      description={m.invoices_send_text({ client: clientName })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button pending={isPending} onClick={onSend}>
            {m.invoices_send_action()}
          </Button>
        </>
      }
    />
  );
}
