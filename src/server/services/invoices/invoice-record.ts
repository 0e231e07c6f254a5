import { isDeepStrictEqual } from 'node:util';
import type { BankAccount } from '../../../shared/contracts/bank-account.ts';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import {
  type InvoiceRecipient,
  type InvoiceRecord,
  type InvoiceState,
  type InvoiceStatus,
  type InvoiceSummary,
  type IssuedInvoice,
  type IssuedSummary,
  invoiceDetailsSchema,
  invoiceSummarySchema,
  recipientSchema,
  type VersionedInvoice,
} from '../../../shared/contracts/invoice.ts';
import { countryAliases } from '../../../shared/domain/country.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { plainText } from '../../../shared/domain/fold-text.ts';
import {
  invoiceState,
  isOpenInvoice,
  isPaidLate,
  lineAmount,
} from '../../../shared/domain/money.ts';
import type { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { copyFields, lockRecord, requireRecord, requireVersion } from '../records.ts';

/** An invoice with its client. Throws AppError('not-found'). */
export const requireInvoice = (em: EntityManager, id: string): Promise<Invoice> =>
  requireRecord(em, Invoice, { id }, { populate: ['client'] });

/**
 * Locks an invoice until the transaction ends, so that two people never take its next step both. Throws
 * AppError('not-found'), 'conflict' when it has changed since `version`, 'wrong-state' when it cannot take that step.
 */
async function lockInvoice(
  em: EntityManager,
  { id, version }: VersionedInvoice,
  mayTakeStep: (locked: Invoice) => boolean,
): Promise<Invoice> {
  // A row is locked by itself: the client comes after it.
  const locked = await lockRecord(em, Invoice, { id });
  const isPossible = mayTakeStep(locked);
  requireVersion(locked, version);
  if (!isPossible) throw new AppError('wrong-state');
  await em.populate(locked, ['client']);
  return locked;
}

/**
 * Locks an invoice that may take its next step. Throws AppError('not-found'), 'invoice-credited' when a credit note has
 * taken it back, 'conflict' when it has changed since `version`, 'wrong-state' when it is past this step.
 */
export function lockInvoiceInStatus(
  em: EntityManager,
  statuses: readonly InvoiceStatus[],
  step: VersionedInvoice,
): Promise<Invoice> {
  return lockInvoice(em, step, ({ creditNumber, status }) => {
    if (creditNumber) throw new AppError('invoice-credited');
    return statuses.includes(status);
  });
}

/**
 * Locks an invoice whose payment can be taken back: a paid one, and a credited one whose payment was noted afterwards.
 * Throws AppError('not-found'), 'invoice-credited' for another credited one, 'conflict' when it has changed since
 * `version`, 'wrong-state' when it is not paid or the data of its client are erased.
 */
export async function lockPaidInvoice(em: EntityManager, step: VersionedInvoice): Promise<Invoice> {
  const invoice = await lockInvoice(em, step, (locked) => {
    if (isPaidLate({ settlement: locked.creditSettlement, paidOn: locked.paidOn })) return true;
    if (locked.creditNumber) throw new AppError('invoice-credited');
    return locked.status === 'paid';
  });
  if (invoice.client.erasedAt) throw new AppError('wrong-state');
  return invoice;
}

/**
 * Locks an invoice whose payment can be noted: an open one, and a credited one that was paid all the same. Throws
 * AppError('not-found'), 'conflict' when it has changed since `version`, 'wrong-state' when its payment is noted.
 */
export function lockUnpaidInvoice(em: EntityManager, step: VersionedInvoice): Promise<Invoice> {
  return lockInvoice(
    em,
    step,
    ({ status, creditNumber, paidOn }) =>
      status === 'sent' || (status === 'void' && Boolean(creditNumber) && !paidOn),
  );
}

const today = () => officeDay(new Date());

/** The client's address, which ends with the country where that is abroad and not named yet. */
function postalAddress({ address, country, locale }: Client): string | null {
  if (!address || !country || country === 'DE') return address ?? null;
  const nameIn = (language: string) =>
    new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  const names = [
    country,
    ...localeSchema.options.map(nameIn),
    ...(countryAliases.get(country) ?? []),
  ];
  const last = plainText(address.split(/[,\n]/).at(-1)?.trim() ?? '');
  const isNamed = names.some(
    (name) => last === plainText(name) || last.endsWith(` ${plainText(name)}`),
  );
  return isNamed ? address : `${address}, ${nameIn(locale)}`;
}

/** To whom an invoice is written, as the client is now. */
export const toRecipient = (client: Client): InvoiceRecipient =>
  copyFields(recipientSchema, client, { address: postalAddress(client) });

/** A row of the administrators' table. */
export const toInvoiceSummary = (invoice: Invoice): InvoiceSummary =>
  copyFields(invoiceSummarySchema, invoice, {
    state: invoiceState({ status: invoice.status, dueOn: invoice.dueOn ?? null }, today()),
  });

function toInvoiceDetails(invoice: Invoice) {
  const { creditNumber: number, creditReason: reason, creditSettlement: settlement } = invoice;
  const { voidedOn: issuedOn } = invoice;
  return copyFields(invoiceDetailsSchema, invoice, {
    recipient: invoice.recipient ?? toRecipient(invoice.client),
    lines: invoice.lines.map((line) => ({ ...line, amountCents: lineAmount(line) })),
    creditNote:
      number && reason && settlement && issuedOn ? { number, issuedOn, reason, settlement } : null,
  });
}

/** A whole invoice for administrators; `client` has to be loaded. */
export function toInvoice(invoice: Invoice): InvoiceRecord {
  return {
    ...toInvoiceSummary(invoice),
    ...toInvoiceDetails(invoice),
    client: {
      id: invoice.client.id,
      name: invoice.client.companyName,
      country: invoice.client.country ?? null,
      vatNumber: invoice.client.vatNumber ?? null,
      isErased: Boolean(invoice.client.erasedAt),
    },
  };
}

/** A row of the client's table; only of what was sent. */
export function toIssuedSummary(invoice: Invoice): IssuedSummary {
  const {
    state,
    number,
    issuedOn,
    dueOn,
    createdAt: _createdAt,
    version: _version,
    ...row
  } = toInvoiceSummary(invoice);
  if (state === 'draft' || number === null || issuedOn === null || dueOn === null) {
    throw new Error('a draft is shown to nobody but administrators');
  }
  return { ...row, state, number, issuedOn, dueOn };
}

/**
 * Returns the account to which an invoice is paid; null unless it is open, and for a client who pays another way by
 * agreement.
 * @param account where money goes now
 */
export function accountToPay(
  { state, client }: { state: InvoiceState; client: Pick<Client, 'paymentMethod'> },
  account: BankAccount | null,
): BankAccount | null {
  return isOpenInvoice(state) && client.paymentMethod === 'bank_transfer' ? account : null;
}

/**
 * A whole invoice as its client sees it; `client` has to be loaded.
 * @param accounts where money goes now, and the account its document names, null for none
 */
export function toIssuedInvoice(
  invoice: Invoice,
  accounts: { present: BankAccount | null; printed: BankAccount | null },
): IssuedInvoice {
  const summary = toIssuedSummary(invoice);
  const { client } = invoice;
  const payTo = accountToPay({ state: summary.state, client }, accounts.present);
  return {
    ...summary,
    payTo,
    isAccountOutdated:
      isOpenInvoice(summary.state) &&
      accounts.printed !== null &&
      !isDeepStrictEqual(payTo && { ...payTo }, { ...accounts.printed }),
    paymentMethod: client.paymentMethod,
    ...toInvoiceDetails(invoice),
  };
}
