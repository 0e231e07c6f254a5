import type {
  InvoiceRecord,
  InvoiceSummary,
  IssuedInvoice,
  IssuedSummary,
  Recipient,
} from '../../../shared/contracts/invoice.ts';
import { lineAmount } from '../../../shared/domain/invoice-amounts.ts';
import { invoiceState } from '../../../shared/domain/invoice-state.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import type { Client } from '../../db/entities/client.ts';
import type { Invoice } from '../../db/entities/invoice.ts';

const today = () => officeDay(new Date());

/** To whom an invoice is written, as the client is now. */
export function toRecipient(client: Client): Recipient {
  return {
    companyName: client.companyName,
    contactPerson: client.contactPerson,
    address: client.address ?? null,
    clientId: client.clientId,
    locale: client.locale,
  };
}

/** A row of the administrators' table. */
export function toInvoiceSummary(invoice: Invoice): InvoiceSummary {
  return {
    id: invoice.id,
    number: invoice.number ?? null,
    state: invoiceState({ status: invoice.status, dueOn: invoice.dueOn ?? null }, today()),
    issuedOn: invoice.issuedOn ?? null,
    dueOn: invoice.dueOn ?? null,
    paidOn: invoice.paidOn ?? null,
    currency: invoice.currency,
    totalCents: invoice.totalCents,
    version: invoice.version,
  };
}

const details = (invoice: Invoice) => ({
  lines: invoice.lines.map((line) => ({ ...line, amountCents: lineAmount(line) })),
  taxRate: invoice.taxRate,
  netCents: invoice.netCents,
  taxCents: invoice.taxCents,
  note: invoice.note ?? null,
  voidedOn: invoice.voidedOn ?? null,
});

/** A whole invoice for administrators; `client` has to be loaded. */
export function toInvoice(invoice: Invoice): InvoiceRecord {
  return {
    ...toInvoiceSummary(invoice),
    ...details(invoice),
    recipient: invoice.recipient ?? toRecipient(invoice.client),
    client: { id: invoice.client.id, name: invoice.client.companyName },
  };
}

/** A row of the client's table; only of what was sent. */
export function toIssuedSummary(invoice: Invoice): IssuedSummary {
  const { state, number, issuedOn, dueOn, version: _version, ...row } = toInvoiceSummary(invoice);
  if (state === 'draft' || number === null || issuedOn === null || dueOn === null) {
    throw new Error('a draft is shown to nobody but administrators');
  }
  return { ...row, state, number, issuedOn, dueOn };
}

/** A whole invoice as its client sees it; `client` has to be loaded. */
export function toIssuedInvoice(invoice: Invoice): IssuedInvoice {
  return {
    ...toIssuedSummary(invoice),
    ...details(invoice),
    recipient: invoice.recipient ?? toRecipient(invoice.client),
  };
}
