import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { daySchema } from '../../../shared/contracts/fields.ts';
import {
  type CreditSettlement,
  creditInvoiceInput,
  creditSettlementSchema,
  findObstacles,
  type InvoiceRecord,
} from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { isOpenInvoice, isPaidLate } from '../../../shared/domain/money.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PdfLink } from '../../domain/invoice.tsx';
import { useArrival } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { ConfirmButton, ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toastRefusal } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';

/** Says what becomes of a payment for an invoice that a credit note has taken back. */
function latePaymentText({ creditNote }: InvoiceRecord): string | undefined {
  if (creditNote === null) return undefined;
  switch (creditNote.settlement) {
    // This one alone can be told from a payment before the credit note, and so be taken back.
    case 'none_paid':
      return m.invoices_pay_credited_unpaid_text();
    case 'set_off':
      return m.invoices_pay_credited_set_off_text();
    case 'refund':
      return m.invoices_pay_credited_text();
  }
}

interface RecordPaymentDialogProps {
  invoice: InvoiceRecord;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onPay: (day: string) => void;
}

/** Asks for the day of a payment; today is what it begins with. */
function RecordPaymentDialog({
  invoice,
  isOpen,
  isPending,
  onClose,
  onPay,
}: RecordPaymentDialogProps) {
  const [day, setDay] = useState(() => officeDay(new Date()));
  const [error, setError] = useState<string>();
  const today = officeDay(new Date());
  const { issuedOn } = invoice;
  const isCredited = invoice.creditNote !== null;
  // Refuses the days that the server refuses, beside the field.
  const paymentDay = daySchema
    .refine((value) => value <= today, { error: () => m.validation_paid_future() })
    .refine((value) => issuedOn === null || value >= issuedOn, {
      error: () => m.validation_paid_before_issue(),
    });

  function pay() {
    if (isPending) return;
    const parsed = paymentDay.safeParse(day);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) onPay(parsed.data);
  }

  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      size="sm"
      title={m.invoices_pay_title()}
      description={latePaymentText(invoice)}
      action={isCredited ? m.invoices_pay_credited() : m.invoices_pay()}
      pending={isPending}
    >
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <Field label={m.invoices_pay_day()} error={error}>
          <Input
            type="date"
            min={issuedOn ?? undefined}
            max={today}
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
      </DialogForm>
    </FormDialog>
  );
}

const settlementLabels: Record<CreditSettlement, () => string> = {
  none_paid: m.invoices_credit_settlement_none_paid,
  refund: m.invoices_credit_settlement_refund,
  set_off: m.invoices_credit_settlement_set_off,
};

interface CreditNoteDialogProps {
  invoice: InvoiceRecord;
  isOpen: boolean;
  onClose: () => void;
}

/** Says what a credit note does, and asks for the reason that stands on it. */
function CreditNoteDialog({ invoice, isOpen, onClose }: CreditNoteDialogProps) {
  const { id, version, client, state, paidOn } = invoice;
  const arrival = useArrival('admin.invoices');
  const [chosen, setChosen] = useState<CreditSettlement>();
  const offered = creditSettlementSchema.options.filter(
    (settlement) => paidOn === null || settlement !== 'none_paid',
  );
  const settlement =
    chosen && offered.includes(chosen) ? chosen : paidOn === null ? 'none_paid' : 'refund';
  const { mutateAsync } = trpc.admin.invoices.credit.useMutation();
  return (
    <ReasonDialog
      open={isOpen && state !== 'void'}
      onClose={onClose}
      title={m.invoices_credit_title()}
      description={
        client.isErased
          ? m.invoices_credit_text_erased()
          : m.invoices_credit_text({ client: client.name })
      }
      label={m.invoices_credit_reason()}
      hint={m.invoices_credit_reason_hint()}
      action={m.invoices_credit_action()}
      schema={creditInvoiceInput.shape.reason}
      onSend={(reason) => mutateAsync({ id, version, reason, settlement })}
      told={{
        saved: ({ creditNote }) => m.invoices_credited_toast({ number: creditNote?.number ?? '' }),
        failed: m.invoices_credit_failed(),
        arrival,
      }}
    >
      <Field
        group
        label={m.invoices_credit_settlement()}
        hint={m.invoices_credit_settlement_hint()}
        required
      >
        <RadioGroup
          value={settlement}
          onValueChange={(value) => setChosen(creditSettlementSchema.parse(value))}
          options={offered.map((value) => ({
            value,
            label: settlementLabels[value](),
            description:
              paidOn === null && value !== 'none_paid'
                ? m.invoices_credit_settlement_unpaid()
                : undefined,
          }))}
        />
      </Field>
    </ReasonDialog>
  );
}

/** Says that clients will not read where to pay, and where that is mended. */
function MissingAccountNotice() {
  return (
    <Alert tone="warning" title={m.invoices_send_no_account()}>
      {m.invoices_send_no_account_text()}{' '}
      <Link to="/admin/settings" hash="bank-account" className={textLinkClass}>
        {m.invoices_send_no_account_link()}
      </Link>
    </Alert>
  );
}

/** Says what the launch checklist knows to be missing from an invoice, or to have come with the program. */
function CompanyDataNotices() {
  const { data } = trpc.admin.launch.getChecklist.useQuery(undefined, { staleTime: 0 });
  if (!data) return null;
  const invented = data.lines.flatMap((line) => {
    if (line.id === 'company' && !line.isDone) return m.invoices_send_placeholder_company();
    if (line.id === 'bank-account' && line.account === 'demo') {
      return m.invoices_send_placeholder_account();
    }
    return [];
  });
  const hasNoAccount = data.lines.some(
    (line) => line.id === 'bank-account' && line.account === 'missing',
  );
  return (
    <>
      {hasNoAccount && <MissingAccountNotice />}
      {invented.length > 0 && (
        <Alert tone="warning" title={m.invoices_send_placeholders()}>
          {m.invoices_send_placeholders_text()} {invented.join('; ')}.{' '}
          <Link to="/admin/settings" hash="launch" className={textLinkClass}>
            {m.invoices_send_placeholders_link()}
          </Link>
        </Alert>
      )}
    </>
  );
}

interface SendInvoiceDialogProps {
  invoice: InvoiceRecord;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  onSend: () => void;
  onEdit: () => void;
}

/** Says that the invoice carries another VAT number than the client's record. */
function VatNumberNotice({ invoice }: { invoice: InvoiceRecord }) {
  const { buyerVatNumber, client } = invoice;
  if (client.vatNumber === buyerVatNumber) return null;
  return (
    <Alert tone="warning" title={m.invoices_send_vat_differs()}>
      {m.invoices_send_vat_differs_text({
        invoice: buyerVatNumber ?? m.invoices_send_vat_none(),
        client: client.vatNumber ?? m.invoices_send_vat_none(),
      })}
    </Alert>
  );
}

/** Says what sending means, because nothing changes an invoice afterwards; or what is missing for it. */
function SendInvoiceDialog({
  invoice,
  isOpen,
  isPending,
  onClose,
  onSend,
  onEdit,
}: SendInvoiceDialogProps) {
  const { client, recipient } = invoice;
  const obstacles = findObstacles(
    { ...invoice, address: recipient.address },
    officeDay(new Date()),
  );
  if (invoice.state === 'draft' && obstacles.length > 0) {
    return (
      <Dialog
        open={isOpen}
        onClose={onClose}
        size="sm"
        title={m.invoices_send_incomplete_title()}
        description={m.invoices_send_incomplete_text()}
        footer={
          <>
            <Button variant="secondary" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            {obstacles.some(({ path }) => path !== 'address') && (
              <Button
                onClick={() => {
                  onClose();
                  onEdit();
                }}
              >
                {m.invoices_send_edit()}
              </Button>
            )}
          </>
        }
      >
        <ul className="m-0 grid list-disc gap-2 ps-5 text-sm leading-6">
          {obstacles.map(({ path, message }) => (
            <li key={path + message}>
              {message}
              {path === 'address' && (
                <>
                  {': '}
                  <Link
                    to="/admin/clients/$id"
                    params={{ id: client.id }}
                    className={textLinkClass}
                  >
                    {m.invoices_send_edit_client()}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={m.invoices_send_title()}
      description={m.invoices_send_text({ client: invoice.client.name })}
      variant="primary"
      action={m.invoices_send_action()}
      pending={isPending}
      onConfirm={onSend}
    >
      <div className="grid gap-3">
        <VatNumberNotice invoice={invoice} />
        <CompanyDataNotices />
      </div>
    </ConfirmDialog>
  );
}

type InvoiceActionsOptions = {
  /** Runs when a draft is gone. */
  onDeleted: () => void;
};

/** The steps an invoice can take; each tells how it went, and shows what is stored where somebody else was faster. */
function useInvoiceActions({ onDeleted }: InvoiceActionsOptions) {
  const arrival = useArrival('admin.invoices');
  const told = (title: string) => {
    toast({ title, variant: 'success' });
    return arrival();
  };
  const failed = (title: string) => (error: unknown) => toastRefusal(title, error, arrival);
  return {
    send: trpc.admin.invoices.send.useMutation({
      onSuccess: ({ number }) => told(m.invoices_sent_toast({ number: number ?? '' })),
      onError: failed(m.invoices_send_failed()),
    }),
    pay: trpc.admin.invoices.pay.useMutation({
      onSuccess: ({ creditNote }) =>
        told(creditNote ? m.invoices_payment_noted_toast() : m.invoices_paid_toast()),
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
  const [asked, setAsked] = useState<'send' | 'pay' | 'credit'>();
  const close = () => setAsked(undefined);
  const { send, pay, reopen, drop } = useInvoiceActions({ onDeleted });
  const { id, version, number, state } = invoice;
  const step = { id, version };
  const isOpen = isOpenInvoice(state);
  const isReopenable =
    state === 'paid' ||
    isPaidLate({ settlement: invoice.creditNote?.settlement, paidOn: invoice.paidOn });
  const isPayable = isOpen || (invoice.creditNote !== null && invoice.paidOn === null);
  return (
    <>
      {state === 'draft' && (
        <>
          <ConfirmButton
            variant="quiet"
            size="sm"
            label={m.invoices_delete()}
            title={m.invoices_delete_title()}
            description={m.invoices_delete_text()}
            onConfirm={() => drop.mutateAsync(step)}
          />
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
      {isReopenable && !invoice.client.isErased && (
        <ConfirmButton
          variant="quiet"
          size="sm"
          label={m.invoices_reopen()}
          title={m.invoices_reopen_title()}
          description={m.invoices_reopen_text()}
          onConfirm={() => reopen.mutateAsync(step)}
        />
      )}
      <PdfLink href={`/api/admin/invoices/${id}.pdf`} number={number} />
      {isPayable && (
        <Button
          variant={isOpen ? 'primary' : 'secondary'}
          size="sm"
          onClick={() => setAsked('pay')}
        >
          {isOpen ? m.invoices_pay() : m.invoices_pay_credited()}
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
        onEdit={onEdit}
      />
      <RecordPaymentDialog
        invoice={invoice}
        isOpen={asked === 'pay'}
        isPending={pay.isPending}
        onClose={close}
        onPay={(paidOn) => pay.mutate({ ...step, paidOn }, { onSuccess: close })}
      />
      <CreditNoteDialog invoice={invoice} isOpen={asked === 'credit'} onClose={close} />
    </>
  );
}
