import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

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
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.invoices_send_title()}
      description={m.invoices_send_text({ client: clientName })}
      variant="primary"
      action={m.invoices_send_action()}
      pending={isPending}
      onConfirm={onSend}
    />
  );
}
