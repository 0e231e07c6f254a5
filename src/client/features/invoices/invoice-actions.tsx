import { useRef, useState } from 'react';
import { daySchema } from '../../../shared/contracts/fields.ts';
import {
  type CreditSettlement,
  creditInvoiceInput,
  creditSettlementSchema,
  type InvoiceRecord,
} from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { isOpenInvoice, isPaidLate } from '../../../shared/domain/money.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PdfLink } from '../../domain/invoice.tsx';
import { useArrival } from '../../invalidation.ts';
import { canRetry } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { DialogForm, FormDialog } from '../../ui/form-dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import {
  type InvoiceProps,
  MailingNotice,
  SendInvoiceButton,
  type SendInvoiceButtonProps,
  useInvoiceFeedback,
} from './send-invoice.tsx';

/** Says what becomes of a payment for an invoice that a credit note has taken back. */
function latePaymentText({ creditNote }: InvoiceRecord): string | undefined {
  if (creditNote === null) return undefined;
  switch (creditNote.settlement) {
    // Only here is the payment distinct from one before the credit note, and so can be taken back.
    case 'none_paid':
      return m.invoices_pay_credited_unpaid_text();
    case 'set_off':
      return m.invoices_pay_credited_set_off_text();
    case 'refund':
      return m.invoices_pay_credited_text();
  }
}

/** Records a payment, after a question for its day; today is what it begins with. */
function RecordPaymentButton({ invoice }: InvoiceProps) {
  const { id, version, issuedOn, state } = invoice;
  const [isAsking, setIsAsking] = useState(false);
  const [day, setDay] = useState(() => officeDay(new Date()));
  const [error, setError] = useState<string>();
  const { succeeded, failed } = useInvoiceFeedback();
  const { mutate, isPending } = trpc.admin.invoices.pay.useMutation({
    onSuccess: ({ creditNote }) =>
      succeeded(creditNote ? m.invoices_payment_noted_toast() : m.invoices_paid_toast()),
    onError: failed(m.invoices_pay_failed()),
  });
  const today = officeDay(new Date());
  const label = invoice.creditNote === null ? m.invoices_pay() : m.invoices_pay_credited();
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
    if (!parsed.success) return;
    mutate(
      { id, version, paidOn: parsed.data },
      {
        onSuccess: () => setIsAsking(false),
        onError: (failure) => {
          if (!canRetry(failure)) setIsAsking(false);
        },
      },
    );
  }

  return (
    <>
      <Button
        variant={isOpenInvoice(state) ? 'primary' : 'secondary'}
        size="sm"
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <FormDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        size="sm"
        title={m.invoices_pay_title()}
        description={latePaymentText(invoice)}
        action={label}
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
    </>
  );
}

const settlementLabels: Record<CreditSettlement, () => string> = {
  none_paid: m.invoices_credit_settlement_none_paid,
  refund: m.invoices_credit_settlement_refund,
  set_off: m.invoices_credit_settlement_set_off,
};

/** Writes a credit note, once it has said what that does and has asked for the reason that stands on it. */
function CreditNoteButton({ invoice: { id, version, client, paidOn } }: InvoiceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const arrival = useArrival('admin.invoices');
  const [chosen, setChosen] = useState<CreditSettlement>();
  const [isMissing, setIsMissing] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const offered = creditSettlementSchema.options.filter(
    (settlement) => paidOn === null || settlement !== 'none_paid',
  );
  // Where money has been paid, only a person knows where it goes.
  const suggested = paidOn === null ? 'none_paid' : undefined;
  const settlement = chosen && offered.includes(chosen) ? chosen : suggested;
  const { mutateAsync } = trpc.admin.invoices.credit.useMutation();
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsAsking(true)}>
        {m.invoices_credit()}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => {
          setIsAsking(false);
          setIsMissing(false);
        }}
        title={m.invoices_credit_title()}
        description={client.isErased ? m.invoices_credit_text_erased() : m.invoices_credit_text()}
        label={m.invoices_credit_reason()}
        hint={m.invoices_credit_reason_hint()}
        action={m.invoices_credit_action()}
        schema={creditInvoiceInput.shape.reason}
        checkFields={() => {
          setIsMissing(settlement === undefined);
          if (settlement !== undefined) return true;
          choice.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
          return false;
        }}
        onSend={(reason) =>
          mutateAsync(creditInvoiceInput.parse({ id, version, reason, settlement }))
        }
        feedback={{
          saved: ({ creditNote }) =>
            m.invoices_credited_toast({ number: creditNote?.number ?? '' }),
          failed: m.invoices_credit_failed(),
          arrival,
        }}
      >
        <MailingNotice clientId={client.id} />
        <Field
          group
          label={m.invoices_credit_settlement()}
          hint={m.invoices_credit_settlement_hint()}
          error={
            isMissing && settlement === undefined
              ? m.invoices_credit_settlement_missing()
              : undefined
          }
          required
        >
          <RadioGroup
            ref={choice}
            value={settlement ?? ''}
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
    </>
  );
}

interface InvoiceActionsProps extends SendInvoiceButtonProps {
  /** Runs when a draft is gone. */
  onDeleted: () => void;
}

export const editButtonId = 'edit-invoice';

/** Shows the actions that the state of an invoice allows. */
export function InvoiceActions({ invoice, onEdit, onDeleted }: InvoiceActionsProps) {
  const { id, version, number, state, creditNote, paidOn, client } = invoice;
  const { succeeded, failed } = useInvoiceFeedback();
  const reopen = trpc.admin.invoices.reopen.useMutation({
    onSuccess: () => succeeded(m.invoices_reopened_toast()),
    onError: failed(m.invoices_reopen_failed()),
  });
  const drop = trpc.admin.invoices.deleteDraft.useMutation({
    onSuccess: () => {
      onDeleted();
      return succeeded(m.invoices_deleted_toast());
    },
    onError: failed(m.invoices_delete_failed()),
  });
  const isOpen = isOpenInvoice(state);
  const isReopenable =
    state === 'paid' || isPaidLate({ settlement: creditNote?.settlement, paidOn });
  const isPayable = isOpen || (creditNote !== null && paidOn === null);
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
            onConfirm={() => drop.mutateAsync({ id, version })}
          />
          <Button id={editButtonId} variant="secondary" size="sm" onClick={onEdit}>
            {m.invoices_edit()}
          </Button>
        </>
      )}
      {(isOpen || state === 'paid') && <CreditNoteButton invoice={invoice} />}
      {isReopenable && !client.isErased && (
        <ConfirmButton
          variant="quiet"
          size="sm"
          label={m.invoices_reopen()}
          title={m.invoices_reopen_title()}
          description={m.invoices_reopen_text()}
          onConfirm={() => reopen.mutateAsync({ id, version })}
        />
      )}
      <PdfLink href={`/api/admin/invoices/${id}.pdf`} number={number} />
      {isPayable && <RecordPaymentButton invoice={invoice} />}
      {state === 'draft' && <SendInvoiceButton invoice={invoice} onEdit={onEdit} />}
    </>
  );
}
