import {
  type CreditInvoiceInput,
  findObstacles,
  type InvoiceRecord,
  type PayInvoiceInput,
  type VersionedInvoice,
} from '../../../shared/contracts/invoice.ts';
import { addDays, officeDay } from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { InvoiceFileKind } from '../../db/entities/invoices.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import { clientSubject } from '../clients/find-client.ts';
import type { AdminContext } from '../context.ts';
import { expireMails } from '../mail/erase-mails.ts';
import {
  lockInvoiceInStatus,
  lockPaidInvoice,
  lockUnpaidInvoice,
  toInvoice,
  toRecipient,
} from './invoice-record.ts';

/** Names for each series the beginning of its numbers and the column that stores them. */
const series = {
  invoice: { prefix: 'TB', column: 'number' },
  'credit-note': { prefix: 'TB-CN', column: 'credit_number' },
} as const satisfies Record<InvoiceFileKind, { prefix: string; column: string }>;

/**
 * Gives the next number of a series in a year: `TB-2026-0001` to an invoice, `TB-CN-2026-0001` to a credit note. The
 * row of the series stays locked until the running transaction ends: two documents never get the same number, and one
 * that fails leaves no gap. A series that is behind its documents goes on after them.
 */
export async function nextNumber(
  em: EntityManager,
  kind: InvoiceFileKind,
  year: number,
): Promise<string> {
  const { prefix, column } = series[kind];
  const start = `${prefix}-${year}-`;
  const [row] = await em.execute<{ number: number }[]>(
    `insert into "document_series" ("series", "year", "last_number")
     select cast(? as text), cast(? as int), coalesce(max(substring("${column}" from ${start.length + 1})::int), 0) + 1
       from "invoices" where "${column}" ~ ?
     on conflict ("series", "year") do update set
       "last_number" = greatest("document_series"."last_number" + 1, excluded."last_number")
     returning "last_number" as "number"`,
    [kind, year, `^${start}[0-9]{1,9}$`],
  );
  if (!row) throw new Error('the series of documents gave no number');
  return `${start}${String(row.number).padStart(4, '0')}`;
}

/** In days, where the draft names no due day. */
const defaultTermDays = 14;

/**
 * Issues a draft today: it gets its number, its due day and the client's address as it is now; the client sees it from
 * then on, and is notified by mail. Throws AppError('not-found'), 'conflict' when it has changed since `version`,
 * 'wrong-state' when it was sent already, 'invalid-input' when its due day has passed, or what the law asks for is missing.
 */
export async function sendInvoice(
  ctx: AdminContext,
  draft: VersionedInvoice,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockInvoiceInStatus(em, ['draft'], draft);
    const today = officeDay(new Date());
    const issues = findObstacles(
      { ...toInvoice(invoice), address: invoice.client.address ?? null },
      today,
    );
    if (issues.length > 0) throw new AppError('invalid-input', { issues });
    invoice.number = await nextNumber(em, 'invoice', Number(today.slice(0, 4)));
    invoice.status = 'sent';
    invoice.issuedOn = today;
    invoice.dueOn = invoice.dueOn ?? addDays(today, defaultTermDays);
    invoice.recipient = toRecipient(invoice.client);
    recordEvent(em, ctx, 'client.send-invoice', clientSubject(invoice.client, invoice.number));
    await em.flush();
    await ctx.jobs.send(em, 'invoice-mail', { invoiceId: invoice.id });
    return toInvoice(invoice);
  });
}

/**
 * Marks a sent invoice as paid on a day. One that was credited meanwhile stays void, and its credit note says what it
 * said. Throws AppError('not-found'), 'conflict' when it has changed since `version`, 'wrong-state' when its payment is
 * noted already, 'invalid-input' for a day before its issue or after today.
 */
export async function payInvoice(
  ctx: AdminContext,
  { paidOn, ...sent }: PayInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockUnpaidInvoice(em, sent);
    const refuse = (message: string) => fieldError('paidOn', message);
    if (paidOn > officeDay(new Date())) throw refuse(m.validation_paid_future());
    if (invoice.issuedOn && paidOn < invoice.issuedOn) {
      throw refuse(m.validation_paid_before_issue());
    }
    if (invoice.status === 'sent') invoice.status = 'paid';
    invoice.paidOn = paidOn;
    recordEvent(em, ctx, 'client.settle-invoice', clientSubject(invoice.client, invoice.number));
    await em.flush();
    return toInvoice(invoice);
  });
}

/**
 * Takes a payment back that was noted in error, or that the bank has returned: the invoice is open again. A credited
 * one whose payment was noted afterwards stays void. Throws as `lockPaidInvoice` does.
 */
export async function reopenInvoice(
  ctx: AdminContext,
  paid: VersionedInvoice,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockPaidInvoice(em, paid);
    if (invoice.status === 'paid') invoice.status = 'sent';
    invoice.paidOn = null;
    recordEvent(em, ctx, 'client.reopen-invoice', clientSubject(invoice.client, invoice.number));
    await em.flush();
    return toInvoice(invoice);
  });
}

/**
 * Takes an issued invoice back by a credit note over the whole of it, whether or not it is paid: it keeps its number,
 * so that none is missing, asks for nothing any more and counts in no sum. The client sees the credit note beside it
 * and gets it by mail; what asks for the money and has not gone out yet never does. Throws AppError('not-found'),
 * 'invoice-credited' where there is one already, 'conflict' when it has changed since `version` or was never sent,
 * 'invalid-input' when nothing is said to be paid and a payment is noted.
 */
export async function creditInvoice(
  ctx: AdminContext,
  { reason, settlement, ...issued }: CreditInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockInvoiceInStatus(em, ['sent', 'paid'], issued);
    if (invoice.status === 'paid' && settlement === 'none_paid') {
      throw fieldError('settlement', m.validation_credit_settlement());
    }
    const today = officeDay(new Date());
    invoice.creditNumber = await nextNumber(em, 'credit-note', Number(today.slice(0, 4)));
    invoice.creditReason = reason;
    invoice.creditSettlement = settlement;
    invoice.status = 'void';
    invoice.voidedOn = today;
    const numbers = `${invoice.number ?? ''}, ${invoice.creditNumber}`;
    recordEvent(em, ctx, 'client.credit-invoice', clientSubject(invoice.client, numbers));
    await em.flush();
    await expireMails(em, { aboutId: invoice.id, kind: 'invoice-sent' });
    await ctx.jobs.send(em, 'invoice-mail', { invoiceId: invoice.id });
    return toInvoice(invoice);
  });
}
