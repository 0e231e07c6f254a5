import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { useId, useState } from 'react';
import { daySchema } from '../../../shared/contracts/fields.ts';
import { creditInvoiceInput, type InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PdfLink } from '../../domain/invoice.tsx';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast.tsx';

/** Asks again for the invoices and for what tells of them; done when they have arrived. */
export function useInvalidateInvoices() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.clients) });
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.invoices) });
  };
}

interface RecordPaymentDialogProps {
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onPay: (day: string) => void;
}

/** Asks for the day of a payment; today is what it begins with. */
function RecordPaymentDialog({ isOpen, isPending, onClose, onPay }: RecordPaymentDialogProps) {
  const formId = useId();
  const [day, setDay] = useState(() => officeDay(new Date()));
  const [error, setError] = useState<string>();

  function pay() {
    if (isPending) return;
    const parsed = daySchema.safeParse(day);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) onPay(parsed.data);
  }

  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      title={m.invoices_pay_title()}
      formId={formId}
      action={m.invoices_pay()}
      pending={isPending}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <Field label={m.invoices_pay_day()} error={error}>
          <Input
            type="date"
            max={officeDay(new Date())}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
      </form>
    </FormDialog>
  );
}

interface CreditNoteDialogProps {
  invoice: InvoiceRecord;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what a credit note does, and asks for the reason that stands on it. */
function CreditNoteDialog({ invoice, isOpen, onOpenChange }: CreditNoteDialogProps) {
  const { id, version, client, state } = invoice;
  const refresh = useInvalidateInvoices();
  const { mutateAsync } = trpc.admin.invoices.credit.useMutation({
    // Refused, it was credited or deleted elsewhere meanwhile.
    onError: () => void refresh(),
  });
  return (
    <ReasonDialog
      open={isOpen && state !== 'void'}
      onOpenChange={onOpenChange}
      title={m.invoices_credit_title()}
      description={m.invoices_credit_text({ client: client.name })}
      label={m.invoices_credit_reason()}
      hint={m.invoices_credit_reason_hint()}
      action={m.invoices_credit_action()}
      schema={creditInvoiceInput.shape.reason}
      onSend={(reason) => mutateAsync({ id, version, reason })}
      told={{
        saved: ({ creditNote }) => m.invoices_credited_toast({ number: creditNote?.number ?? '' }),
        failed: m.invoices_credit_failed(),
        refresh,
      }}
    />
  );
}

/** Says that clients will not read where to pay, and where that is mended. */
function MissingAccountNotice() {
  const { data } = trpc.admin.settings.get.useQuery(undefined, { staleTime: 0 });
  if (!data || data.bankAccount.value !== null) return null;
  return (
    <Alert tone="warning" title={m.invoices_send_no_account()}>
      {m.invoices_send_no_account_text()}{' '}
      <Link to="/admin/settings" hash="bank-account" className={textLinkClass}>
        {m.invoices_send_no_account_link()}
      </Link>
    </Alert>
  );
}

interface SendInvoiceDialogProps {
  invoice: InvoiceRecord;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** Says what sending means, because nothing changes an invoice afterwards. */
function SendInvoiceDialog({
  invoice,
  isOpen,
  isPending,
  onClose,
  onSend,
}: SendInvoiceDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.invoices_send_title()}
      description={m.invoices_send_text({ client: invoice.client.name })}
      variant="primary"
      action={m.invoices_send_action()}
      pending={isPending}
      onConfirm={onSend}
    >
      {invoice.periodFrom === null && (
        <Alert tone="warning" title={m.invoices_send_no_period()}>
          {m.invoices_send_no_period_text()}
        </Alert>
      )}
      <MissingAccountNotice />
    </ConfirmDialog>
  );
}

type InvoiceActionsOptions = {
  /** Runs when a draft is gone. */
  onDeleted: () => void;
};

/** The steps an invoice can take; each tells how it went, and shows what is stored where somebody else was faster. */
function useInvoiceActions({ onDeleted }: InvoiceActionsOptions) {
  const refresh = useInvalidateInvoices();
  const told = (title: string) => {
    toast({ title, variant: 'success' });
    return refresh();
  };
  const failed = (title: string) => async (error: unknown) => {
    const { code, message, issues } = readError(error);
    const description =
      code === 'conflict' ? m.invoices_conflict() : (issues[0]?.message ?? message);
    toast({ title, description, variant: 'danger' });
    const isOutdated = code === 'conflict' || code === 'invoice-credited' || code === 'not-found';
    if (isOutdated) await refresh();
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
    drop: trpc.admin.invoices.deleteDraft.useMutation({
      onSuccess: () => {
        onDeleted();
        return told(m.invoices_deleted_toast());
      },
      onError: failed(m.invoices_delete_failed()),
    }),
  };
}

interface InvoiceActionsProps {
  invoice: InvoiceRecord;
  onEdit: () => void;
  onDeleted: () => void;
}

export const editButtonId = 'edit-invoice';

/** What can be done with an invoice as it stands now. */
export function InvoiceActions({ invoice, onEdit, onDeleted }: InvoiceActionsProps) {
  const [asked, setAsked] = useState<'send' | 'pay' | 'reopen' | 'credit' | 'delete'>();
  const close = () => setAsked(undefined);
  const { send, pay, reopen, drop } = useInvoiceActions({ onDeleted });
  const { id, version, number, state } = invoice;
  const step = { id, version };
  const isOpen = state === 'sent' || state === 'overdue';
  return (
    <>
      {state === 'draft' && (
        <>
          <Button variant="quiet" size="sm" onClick={() => setAsked('delete')}>
            {m.invoices_delete()}
          </Button>
          <Button id={editButtonId} variant="secondary" size="sm" onClick={onEdit}>
            {m.invoices_edit()}
          </Button>
        </>
      )}
      {(isOpen || state === 'paid') && (
        <Button variant="quiet" size="sm" onClick={() => setAsked('credit')}>
          {m.invoices_credit()}
        </Button>
      )}
      {state === 'paid' && (
        <Button variant="quiet" size="sm" onClick={() => setAsked('reopen')}>
          {m.invoices_reopen()}
        </Button>
      )}
      <PdfLink href={`/api/admin/invoices/${id}.pdf`} number={number} />
      {isOpen && (
        <Button size="sm" onClick={() => setAsked('pay')}>
          {m.invoices_pay()}
        </Button>
      )}
      {state === 'draft' && (
        <Button size="sm" onClick={() => setAsked('send')}>
          {m.invoices_send()}
        </Button>
      )}
      <SendInvoiceDialog
        invoice={invoice}
        isOpen={asked === 'send'}
        isPending={send.isPending}
        onClose={close}
        onSend={() => send.mutate(step, { onSettled: close })}
      />
      <RecordPaymentDialog
        isOpen={asked === 'pay'}
        isPending={pay.isPending}
        onClose={close}
        onPay={(paidOn) => pay.mutate({ ...step, paidOn }, { onSuccess: close })}
      />
      <ConfirmDialog
        open={asked === 'reopen'}
        onOpenChange={(open) => !open && close()}
        title={m.invoices_reopen_title()}
        description={m.invoices_reopen_text()}
        action={m.invoices_reopen()}
        pending={reopen.isPending}
        onConfirm={() => reopen.mutate(step, { onSettled: close })}
      />
      <CreditNoteDialog
        invoice={invoice}
        isOpen={asked === 'credit'}
        onOpenChange={(open) => !open && close()}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        title={m.invoices_delete_title()}
        description={m.invoices_delete_text()}
        action={m.invoices_delete()}
        pending={drop.isPending}
        onConfirm={() => drop.mutate(step, { onSettled: close })}
      />
    </>
  );
}
