import { Download } from 'lucide-react';
import type { InvoiceRecord, InvoiceState, TaxCategory } from '../../shared/contracts/invoice.ts';
import { isPaidLate } from '../../shared/domain/money.ts';
import { creditEffect, taxSentence } from '../../shared/i18n/invoice-texts.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useAmountFormat } from '../lib/use-format.ts';
import { createStatusBadge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { DetailItem } from '../ui/fact.tsx';

export const invoiceStateLabels: Record<InvoiceState, () => string> = {
  draft: m.invoices_state_draft,
  sent: m.invoices_state_sent,
  overdue: m.invoices_state_overdue,
  paid: m.invoices_state_paid,
  void: m.invoices_state_void,
};

export const InvoiceStateBadge = createStatusBadge(invoiceStateLabels, {
  draft: 'neutral',
  sent: 'sun',
  overdue: 'danger',
  paid: 'success',
  void: 'neutral',
});

/** The credit note to an invoice, below its number in a list. */
export function CreditedBy({ number }: { number: string | null }) {
  if (number === null) return null;
  return (
    <span className="block text-xs font-normal whitespace-nowrap text-muted">
      {m.invoices_credited_by({ number })}
    </span>
  );
}

export const taxCategoryLabels: Record<TaxCategory, () => string> = {
  standard: m.invoices_tax_standard,
  reverse_charge: m.invoices_tax_reverse_charge,
  outside_scope: m.invoices_tax_outside_scope,
};

interface InvoiceTotalsProps {
  currency: string;
  /** Basis points. */
  taxRate: number;
  /** In hundredths of the currency, as are the others. */
  net: number;
  tax: number;
  total: number;
}

/** Totals of an invoice's lines. */
export function InvoiceTotals({ currency, taxRate, net, tax, total }: InvoiceTotalsProps) {
  const { money, share } = useAmountFormat();
  const sums = [
    { label: m.invoices_net(), cents: net },
    // A line of 0 % would read as a rate; the sentence about the taxation says why there is none.
    ...(taxRate === 0 ? [] : [{ label: m.invoices_tax({ rate: share(taxRate) }), cents: tax }]),
  ];
  return (
    <dl className="figures m-0 ms-auto mt-3 grid max-w-80 gap-1 text-sm">
      {sums.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0">{money(cents, currency)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-6 border-t border-ink pt-2 text-base font-semibold">
        <dt>{m.invoices_total()}</dt>
        <dd className="m-0">{money(total, currency)}</dd>
      </div>
    </dl>
  );
}

type ShownInvoice = Omit<InvoiceRecord, 'client' | 'createdAt' | 'version'>;

interface CreditNoteSectionProps {
  invoice: ShownInvoice;
  creditNote: NonNullable<ShownInvoice['creditNote']>;
  href: string;
}

/** The document that has taken an invoice back. */
function CreditNoteSection({ invoice, creditNote, href }: CreditNoteSectionProps) {
  const { money, date } = useAmountFormat();
  return (
    <section aria-labelledby="credit-note" className="rounded bg-sea-soft px-4 py-4 sm:px-5">
      <h3 id="credit-note" className="mb-2 text-base font-semibold">
        {m.invoices_credit_note()}
      </h3>
      <dl className="m-0">
        <DetailItem label={m.invoices_credit_number()}>
          <span className="figures">{creditNote.number}</span>
        </DetailItem>
        <DetailItem label={m.invoices_pdf_credit_date()}>{date(creditNote.issuedOn)}</DetailItem>
        <DetailItem label={m.invoices_credit_amount()}>
          {money(0 - invoice.totalCents, invoice.currency)}
        </DetailItem>
        <DetailItem label={m.invoices_credit_reason()}>
          <span dir="auto" className="wrap-anywhere">
            {creditNote.reason}
          </span>
        </DetailItem>
      </dl>
      <p className="my-3 text-sm">{creditEffect(creditNote.settlement)}</p>
      {isPaidLate({ ...creditNote, paidOn: invoice.paidOn }) && (
        <p className="my-3 text-sm">{m.invoices_credit_paid_late()}</p>
      )}
      <PdfLink href={href} number={creditNote.number} />
    </section>
  );
}

interface InvoiceDocumentProps {
  invoice: ShownInvoice;
  /** Address of the PDF of its credit note, if there is one. */
  creditNoteHref: string;
}

/** A whole invoice to be read: to whom, when, what for, how much. */
export function InvoiceDocument({ invoice, creditNoteHref }: InvoiceDocumentProps) {
  const { money, quantity, date, period } = useAmountFormat();
  const { recipient, lines, currency, issuedOn, dueOn, paidOn, voidedOn, note } = invoice;
  const { buyerVatNumber, periodFrom, periodTo } = invoice;
  const reason = taxSentence(invoice.taxCategory);
  return (
    <div className="grid min-w-0 gap-6">
      {invoice.creditNote && (
        <CreditNoteSection
          invoice={invoice}
          creditNote={invoice.creditNote}
          href={creditNoteHref}
        />
      )}
      <dl className="m-0">
        <DetailItem label={m.ui_status()}>
          <InvoiceStateBadge status={invoice.state} />
        </DetailItem>
        <DetailItem label={m.invoices_recipient()}>
          <bdi>{recipient.companyName}</bdi>, <bdi>{recipient.contactPerson}</bdi>
          {recipient.address && <span className="block text-muted">{recipient.address}</span>}
        </DetailItem>
        {buyerVatNumber && (
          <DetailItem label={m.invoices_client_vat_number()}>{buyerVatNumber}</DetailItem>
        )}
        {periodFrom && periodTo && (
          <DetailItem label={m.invoices_period()}>{period(periodFrom, periodTo)}</DetailItem>
        )}
        {issuedOn && <DetailItem label={m.invoices_issued_on()}>{date(issuedOn)}</DetailItem>}
        {dueOn && !voidedOn && <DetailItem label={m.invoices_due_on()}>{date(dueOn)}</DetailItem>}
        {paidOn && <DetailItem label={m.invoices_paid_on()}>{date(paidOn)}</DetailItem>}
        {voidedOn && <DetailItem label={m.invoices_voided_on()}>{date(voidedOn)}</DetailItem>}
      </dl>
      <section className="min-w-0">
        <h3 className="mb-2 text-base font-semibold">{m.invoices_lines()}</h3>
        <ul className="m-0 list-none p-0">
          {lines.map((line, index) => (
            <li
              // A sent invoice never changes, and a draft is shown anew.
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and no other order
              key={index}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-mist py-2.5 text-sm"
            >
              <span dir="auto" className="min-w-40 flex-1 wrap-anywhere">
                {line.description}
                <span className="figures block text-xs text-muted">
                  {quantity(line.quantity)} × {money(line.unitPrice, currency)}
                </span>
              </span>
              <span className="figures">{money(line.amountCents, currency)}</span>
            </li>
          ))}
        </ul>
        <InvoiceTotals
          currency={currency}
          taxRate={invoice.taxRate}
          net={invoice.netCents}
          tax={invoice.taxCents}
          total={invoice.totalCents}
        />
        {reason && <p className="mt-3 text-sm leading-6">{reason}</p>}
      </section>
      {note && (
        <section>
          <h3 className="mb-1 text-base font-semibold">{m.invoices_note()}</h3>
          <p dir="auto" className="text-sm leading-6 wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        </section>
      )}
    </div>
  );
}

interface PdfLinkProps {
  href: string;
  /** The number of the invoice; none for a draft. */
  number: string | null;
  /** The client, in a row of a list: drafts are told apart by it, and there is little room. */
  rowOf?: string;
}

/** An invoice as a file. */
export function PdfLink({ href, number, rowOf }: PdfLinkProps) {
  const draftLabel = rowOf === undefined ? undefined : m.invoices_pdf_draft_of({ client: rowOf });
  return (
    <a
      href={href}
      download
      aria-label={number === null ? draftLabel : m.invoices_pdf_of({ number })}
      className={buttonClass('secondary', 'sm')}
    >
      <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {rowOf === undefined ? m.invoices_pdf() : m.invoices_pdf_short()}
    </a>
  );
}
