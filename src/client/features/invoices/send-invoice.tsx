import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  findObstacles,
  type InvoiceRecord,
  suggestTaxCategory,
} from '../../../shared/contracts/invoice.ts';
import { findTaxArea, isVatNumberOf } from '../../../shared/contracts/vat-number.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useCountryName } from '../../domain/country-field.tsx';
import { taxCategoryLabels } from '../../domain/invoice.tsx';
import { useArrival } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { toastRefusal } from '../../ui/record-form.tsx';
import { toast } from '../../ui/toast.tsx';

export interface InvoiceProps {
  invoice: InvoiceRecord;
}

/** Shows the outcome of a step of an invoice, and the stored invoice where another administrator was faster. */
export function useInvoiceFeedback() {
  const arrival = useArrival('admin.invoices');
  return {
    succeeded: (title: string) => {
      toast({ title, variant: 'success' });
      return arrival();
    },
    failed: (title: string) => (error: unknown) => toastRefusal(title, error, arrival),
  };
}

const listObstacles = (invoice: InvoiceRecord) =>
  findObstacles({ ...invoice, address: invoice.recipient.address }, officeDay(new Date()));

/** Says who is mailed about an invoice, and whether it shows in a portal as well. */
export function MailingNotice({ clientId }: { clientId: string }) {
  const { data, isError } = trpc.admin.invoices.findMailing.useQuery(
    { id: clientId },
    { staleTime: 0 },
  );
  if (!data) {
    return isError ? <p>{m.invoices_mailed_unknown()}</p> : <Skeleton className="h-12 w-full" />;
  }
  const { addresses, hasPortal } = data;
  if (addresses.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      {m.invoices_mailed_to({ addresses: addresses.join(', ') })}{' '}
      {hasPortal ? m.invoices_mailed_portal() : m.invoices_mailed_no_portal()}
    </p>
  );
}

/** Says that clients will not read where to pay, and links to the setting. */
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

/** Says that the invoice carries another VAT number than the client's record. */
function VatNumberNotice({ invoice }: InvoiceProps) {
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

/** Says that the buyer's VAT number or country asks for another taxation, or that neither is known. */
function TaxationNotice({ invoice: { buyerVatNumber, taxCategory, client } }: InvoiceProps) {
  const nameOf = useCountryName();
  const buyer = { country: client.country, vatNumber: buyerVatNumber };
  const place = client.country && nameOf(client.country);
  const chosen = taxCategoryLabels[taxCategory]();
  const usual = taxCategoryLabels[suggestTaxCategory(buyer)]();
  const record = (
    <Link to="/admin/clients/$id" params={{ id: client.id }} className={textLinkClass}>
      {m.invoices_send_edit_client()}
    </Link>
  );
  if (!buyerVatNumber && !client.vatNumber && !place) {
    return (
      <Alert tone="warning" title={m.invoices_send_country_unknown()}>
        {m.invoices_send_country_unknown_text({ chosen })} {record}
      </Alert>
    );
  }
  // They may both be right, with branches in two countries: nothing is usual there.
  if (client.country && buyerVatNumber && !isVatNumberOf(client.country, buyerVatNumber)) {
    return (
      <Alert tone="warning">
        {m.clients_vat_number_foreign({ number: buyerVatNumber, country: place ?? '' })} {record}
      </Alert>
    );
  }
  if (!buyerVatNumber && taxCategory === 'standard' && findTaxArea(buyer) === 'member') {
    return (
      <Alert tone="info">
        {m.invoices_send_member_no_number({ country: place ?? '' })} {record}
      </Alert>
    );
  }
  if (usual === chosen) return null;
  return (
    <Alert tone="warning" title={m.invoices_send_taxation()}>
      {m.invoices_send_taxation_text({ ground: buyerVatNumber || place || '', chosen, usual })}
    </Alert>
  );
}

export interface SendInvoiceButtonProps extends InvoiceProps {
  onEdit: () => void;
}

/** Says what is missing before an invoice can be sent, and leads to where it is entered. */
function IncompleteInvoiceButton({ invoice, onEdit }: SendInvoiceButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const obstacles = listObstacles(invoice);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button size="sm">{m.invoices_send()}</Button>}
      size="sm"
      title={m.invoices_send_incomplete_title()}
      description={m.invoices_send_incomplete_text()}
      footer={
        <>
          <Button variant="secondary" onClick={() => setIsOpen(false)}>
            {m.ui_cancel()}
          </Button>
          {obstacles.some(({ path }) => path !== 'address') && (
            <Button
              onClick={() => {
                setIsOpen(false);
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
                  params={{ id: invoice.client.id }}
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

/** Sends an invoice, once it has said what that means: nothing changes an invoice afterwards. */
export function SendInvoiceButton({ invoice, onEdit }: SendInvoiceButtonProps) {
  const { id, version, client } = invoice;
  const { succeeded, failed } = useInvoiceFeedback();
  const { mutateAsync } = trpc.admin.invoices.send.useMutation({
    onSuccess: ({ number }) => succeeded(m.invoices_sent_toast({ number: number ?? '' })),
    onError: failed(m.invoices_send_failed()),
  });
  if (listObstacles(invoice).length > 0) {
    return <IncompleteInvoiceButton invoice={invoice} onEdit={onEdit} />;
  }
  return (
    <ConfirmButton
      variant="primary"
      size="sm"
      label={m.invoices_send()}
      title={m.invoices_send_title()}
      description={m.invoices_send_text()}
      action={m.invoices_send_action()}
      actionVariant="primary"
      onConfirm={() => mutateAsync({ id, version })}
    >
      <div className="grid gap-3">
        <MailingNotice clientId={client.id} />
        <VatNumberNotice invoice={invoice} />
        <TaxationNotice invoice={invoice} />
        <CompanyDataNotices />
      </div>
    </ConfirmButton>
  );
}
