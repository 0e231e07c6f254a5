import type { InvoiceRecord } from '../../shared/contracts/invoice.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useAmounts } from '../lib/use-amounts.ts';
import { Fact } from './fact.tsx';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';
import { InvoiceSums } from './invoice-sums.tsx';

type ShownInvoice = Omit<InvoiceRecord, 'client' | 'version'>;

/** A whole invoice to be read: to whom, when, what for, how much. */
export function InvoicePaper({ invoice }: { invoice: ShownInvoice }) {
  const { money, quantity, date } = useAmounts();
  const { recipient, lines, currency, issuedOn, dueOn, paidOn, voidedOn, note } = invoice;
  return (
    <div className="grid min-w-0 gap-6">
      <dl className="m-0">
        <Fact label={m.invoices_state()}>
          <InvoiceStateBadge state={invoice.state} />
        </Fact>
        <Fact label={m.invoices_recipient()}>
          <bdi>{recipient.companyName}</bdi>, <bdi>{recipient.contactPerson}</bdi>
          {recipient.address && <span className="block text-muted">{recipient.address}</span>}
        </Fact>
        {issuedOn && <Fact label={m.invoices_issued_on()}>{date(issuedOn)}</Fact>}
        {dueOn && <Fact label={m.invoices_due_on()}>{date(dueOn)}</Fact>}
        {paidOn && <Fact label={m.invoices_paid_on()}>{date(paidOn)}</Fact>}
        {voidedOn && <Fact label={m.invoices_voided_on()}>{date(voidedOn)}</Fact>}
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
        <InvoiceSums
          currency={currency}
          taxRate={invoice.taxRate}
          net={invoice.netCents}
          tax={invoice.taxCents}
          total={invoice.totalCents}
        />
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
