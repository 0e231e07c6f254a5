import type { InvoiceForm, InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveOutcome, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

export type SaveInvoice = (
  input: InvoiceForm,
  /** The draft as it was when the editing began; missing for a new one. */
  edited: Pick<InvoiceRecord, 'id' | 'version'> | undefined,
) => Promise<SaveOutcome>;

/** Begins an invoice for a client or changes a draft. */
export function useSaveInvoice(clientId: string): { save: SaveInvoice; isSaving: boolean } {
  const refresh = useRefresh();
  const create = trpc.admin.invoices.create.useMutation();
  const update = trpc.admin.invoices.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, ...edited })
            : create.mutateAsync({ ...input, clientId }),
        { saved: m.invoices_saved(), failed: m.invoices_save_failed(), refresh },
      ),
  };
}
