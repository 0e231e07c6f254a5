import type { ClientDetail } from '../../../shared/contracts/client-record.ts';
import type { InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { useSaveInvoice } from './use-save-invoice.ts';

interface InvoiceDialogProps {
  client: ClientDetail;
  isOpen: boolean;
  /** The draft as it is stored now; missing for a new one. */
  invoice: InvoiceRecord | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'invoice-form';

export function InvoiceDialog({
  client,
  isOpen,
  invoice,
  onClose,
  returnFocus,
}: InvoiceDialogProps) {
  const { save, isSaving } = useSaveInvoice(client.id);
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={invoice ? m.invoices_edit_title() : m.invoices_add_title()}
      formId={formId}
      action={m.invoices_save_draft()}
      pending={isSaving}
    >
      {isOpen && (
        <InvoiceForm
          id={formId}
          invoice={invoice}
          currency={client.preferredCurrency}
          save={save}
          onClose={onClose}
        />
      )}
    </FormDialog>
  );
}
