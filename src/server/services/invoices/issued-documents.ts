import type { BankAccount } from '../../../shared/contracts/bank-account.ts';
import { type Invoice, InvoiceFile, type InvoiceFileKind } from '../../db/entities/invoices.ts';
import type { ServiceContext } from '../context.ts';
import { readBankAccount } from './bank-account.ts';
import { accountToPay, requireInvoice, toInvoice } from './invoice-record.ts';
import { renderCreditNote, renderInvoice } from './render-invoice.ts';

type Context = Pick<ServiceContext, 'em' | 'log'>;

/** A PDF, and the account it names; null where it names none. */
type InvoiceDocument = { content: Buffer; account: BankAccount | null };

const toDocument = ({ content, account }: InvoiceFile): InvoiceDocument => ({
  content: Buffer.from(content),
  account: account ?? null,
});

/** Draws a document, and returns the account that it names. */
async function draw(
  ctx: Context,
  invoice: Invoice,
  kind: InvoiceFileKind,
): Promise<InvoiceDocument> {
  const record = toInvoice(invoice);
  if (kind === 'credit-note') return { content: await renderCreditNote(record), account: null };
  // Drawn as it goes out, also where more has become of it since.
  const isIssued = invoice.status !== 'draft' && !isVoidAlone(invoice);
  const shown = isIssued
    ? { ...record, state: 'sent' as const, paidOn: null, voidedOn: null, creditNote: null }
    : record;
  const method = invoice.client.paymentMethod;
  const account = accountToPay(
    { state: shown.state, client: invoice.client },
    await readBankAccount(ctx),
  );
  return { content: await renderInvoice(shown, { method, account }), account };
}

/** Voided before there were credit notes: its document says so, because no other takes it back. */
const isVoidAlone = ({ status, creditNumber }: Invoice) => status === 'void' && !creditNumber;

/**
 * Reads a document of an invoice. An issued one is drawn once and stored: later changes of the company's data, of the
 * account or of this program do not affect it. A draft is drawn as it is now. The caller has checked the reader's
 * right to it. Throws AppError('not-found') without such a document.
 */
export async function readInvoiceDocument(
  ctx: Context,
  { id, kind }: { id: string; kind: InvoiceFileKind },
): Promise<InvoiceDocument> {
  const find = () => ctx.em.findOne(InvoiceFile, { invoice: id, kind });
  const existing = await find();
  if (existing) return toDocument(existing);
  const invoice = await requireInvoice(ctx.em, id);
  const { content, account } = await draw(ctx, invoice, kind);
  if (invoice.status === 'draft' || isVoidAlone(invoice)) return { content, account };
  // Another process may draw the same: the first one counts, for both.
  await ctx.em.upsert(
    InvoiceFile,
    { invoice: id, kind, content, account, createdAt: new Date() },
    { onConflictAction: 'ignore' },
  );
  const stored = await find();
  return stored ? toDocument(stored) : { content, account };
}
