import { useState } from 'react';
import type { InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useInvoiceSteps } from './use-invoice-steps.ts';

interface InvoiceActionsProps {
  invoice: InvoiceRecord;
  onEdit: () => void;
  onDeleted: () => void;
}

export const editButtonId = 'edit-invoice';

/** What can be done with an invoice as it stands now. */
export function InvoiceActions({ invoice, onEdit, onDeleted }: InvoiceActionsProps) {
  const [asked, setAsked] = useState<'send' | 'pay' | 'reopen' | 'void' | 'delete'>();
  const close = () => setAsked(undefined);
  const { send, pay, reopen, cancel, drop } = useInvoiceSteps({ onDeleted });
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
      {isOpen && (
        <Button variant="quiet" size="sm" onClick={() => setAsked('void')}>
          {m.invoices_void()}
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
      <SendDialog
        clientName={invoice.client.name}
        isOpen={asked === 'send'}
        isPending={send.isPending}
        onClose={close}
        onSend={() => send.mutate(step, { onSettled: close })}
      />
      <PayDialog
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
      <ConfirmDialog
        open={asked === 'void'}
        onOpenChange={(open) => !open && close()}
        title={m.invoices_void_title()}
        description={m.invoices_void_text()}
        action={m.invoices_void_action()}
        pending={cancel.isPending}
        onConfirm={() => cancel.mutate(step, { onSettled: close })}
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
