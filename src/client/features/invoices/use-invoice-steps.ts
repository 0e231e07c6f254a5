import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

type Steps = {
  /** Runs when a draft is gone. */
  onDeleted: () => void;
};

/** The steps an invoice can take; each tells how it went, and shows what is stored where somebody else was faster. */
export function useInvoiceSteps({ onDeleted }: Steps) {
  const refresh = useRefresh();
  const told = (title: string) => {
    toast({ title, variant: 'success' });
    return refresh();
  };
  const failed = (title: string) => async (error: unknown) => {
    const { code, message, issues } = readError(error);
    const description =
      code === 'conflict' ? m.invoices_conflict() : (issues[0]?.message ?? message);
    toast({ title, description, variant: 'danger' });
    if (code === 'conflict' || code === 'not-found') await refresh();
  };
  return {
    send: trpc.admin.invoices.send.useMutation({
      onSuccess: ({ number }) => told(m.invoices_sent_toast({ number: number ?? '' })),
      onError: failed(m.invoices_send_failed()),
    }),
    pay: trpc.admin.invoices.pay.useMutation({
      onSuccess: () => told(m.invoices_paid_toast()),
      onError: failed(m.invoices_pay_failed()),
    }),
    reopen: trpc.admin.invoices.reopen.useMutation({
      onSuccess: () => told(m.invoices_reopened_toast()),
      onError: failed(m.invoices_reopen_failed()),
    }),
    cancel: trpc.admin.invoices.void.useMutation({
      onSuccess: () => told(m.invoices_voided_toast()),
      onError: failed(m.invoices_void_failed()),
    }),
    drop: trpc.admin.invoices.deleteDraft.useMutation({
      onSuccess: () => {
        onDeleted();
        return told(m.invoices_deleted_toast());
      },
      onError: failed(m.invoices_delete_failed()),
    }),
  };
}
