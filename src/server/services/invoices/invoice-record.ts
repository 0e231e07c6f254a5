import { LockMode } from '@mikro-orm/core';
import type { BankAccount } from '../../../shared/contracts/bank-account.ts';
import type {
  InvoiceRecipient,
  InvoiceRecord,
  InvoiceStatus,
  InvoiceSummary,
  IssuedInvoice,
  IssuedSummary,
  VersionedInvoice,
} from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { invoiceState, isOpenInvoice, lineAmount } from '../../../shared/domain/money.ts';
import type { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';

/** An invoice with its client. Throws AppError('not-found'). */
export async function requireInvoice(em: EntityManager, id: string): Promise<Invoice> {
  const invoice = await em.findOne(Invoice, { id }, { populate: ['client'] });
  if (!invoice) throw new AppError('not-found');
  return invoice;
}

/**
 * An invoice that may take its next step: locked until the transaction ends, so that two people never take it both.
 * Throws AppError('not-found'), 'invoice-credited' when a credit note has taken it back, 'conflict' when it has
 * changed since `version` or is past this step.
 */
export async function lockInvoiceInStatus(
  em: EntityManager,
  statuses: readonly InvoiceStatus[],
  { id, version }: VersionedInvoice,
): Promise<Invoice> {
  // A row is locked by itself: the client comes after it.
  const locked = await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!locked) throw new AppError('not-found');
  if (locked.creditNumber) throw new AppError('invoice-credited');
  if (version !== locked.version || !statuses.includes(locked.status))
    throw new AppError('conflict');
  await em.populate(locked, ['client']);
  return locked;
}

const today = () => officeDay(new Date());

/** To whom an invoice is written, as the client is now. */
export function toRecipient(client: Client): InvoiceRecipient {
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

const toInvoiceDetails = (invoice: Invoice) => ({
  lines: invoice.lines.map((line) => ({ ...line, amountCents: lineAmount(line) })),
  taxRate: invoice.taxRate,
  taxCategory: invoice.taxCategory,
  buyerVatNumber: invoice.buyerVatNumber ?? null,
  periodFrom: invoice.periodFrom ?? null,
  periodTo: invoice.periodTo ?? null,
  netCents: invoice.netCents,
  taxCents: invoice.taxCents,
  note: invoice.note ?? null,
  voidedOn: invoice.voidedOn ?? null,
  creditNote:
    invoice.creditNumber && invoice.creditReason && invoice.voidedOn
      ? {
          number: invoice.creditNumber,
          issuedOn: invoice.voidedOn,
          reason: invoice.creditReason,
        }
      : null,
});

/** A whole invoice for administrators; `client` has to be loaded. */
export function toInvoice(invoice: Invoice): InvoiceRecord {
  return {
    ...toInvoiceSummary(invoice),
    ...toInvoiceDetails(invoice),
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

/**
 * A whole invoice as its client sees it; `client` has to be loaded.
 * @param account where money goes now
 */
export function toIssuedInvoice(invoice: Invoice, account: BankAccount | null): IssuedInvoice {
  const summary = toIssuedSummary(invoice);
  return {
    ...summary,
    payTo: isOpenInvoice(summary.state) ? account : null,
    ...toInvoiceDetails(invoice),
    recipient: invoice.recipient ?? toRecipient(invoice.client),
  };
}
