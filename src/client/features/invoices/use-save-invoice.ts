import type { InvoiceForm } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type SaveRecord, saveOutcome } from '../../lib/save-outcome.ts';
import { trpc } from '../../trpc.ts';
import { useRefresh } from './use-refresh.ts';

/** Begins an invoice for a client or changes a draft. */
export function useSaveInvoice(clientId: string): {
  save: SaveRecord<InvoiceForm>;
  isSaving: boolean;
} {
  const refresh = useRefresh();
  const create = trpc.admin.invoices.create.useMutation();
  const update = trpc.admin.invoices.update.useMutation();
  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveOutcome(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync({ ...input, clientId }),
        { saved: m.invoices_saved(), failed: m.invoices_save_failed(), refresh },
      ),
  };
}
