import {
  type CreateInvoiceInput,
  findContradictions,
  type InvoiceRecord,
  type UpdateInvoiceInput,
  type VersionedInvoice,
} from '../../../shared/contracts/invoice.ts';
import { invoiceAmounts, type PricedLine } from '../../../shared/domain/money.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import { clientSubject, holdClient } from '../clients/find-client.ts';
import type { AdminContext } from '../context.ts';
import { lockInvoiceInStatus, toInvoice } from './invoice-record.ts';

/** The sums of an invoice as they are stored beside its lines. */
export function calculateSums({
  lines,
  taxRate,
}: {
  lines: readonly PricedLine[];
  taxRate: number;
}) {
  const { net, tax, total } = invoiceAmounts(lines, taxRate);
  return { netCents: net, taxCents: tax, totalCents: total };
}

/**
 * Holds a draft as a whole against what an invoice may say: of a change, the input has some of the fields. Throws
 * AppError('invalid-input').
 */
function requireConsistent(draft: Invoice): void {
  const issues = findContradictions(toInvoice(draft));
  if (issues.length > 0) throw new AppError('invalid-input', { issues });
}

/**
 * Begins an invoice as a draft, which has no number yet. The buyer's VAT number is that of the client where none is
 * given. Throws AppError('not-found') without such a client, 'invalid-input' for fields that contradict each other.
 */
export async function createInvoice(
  ctx: AdminContext,
  { clientId, note, buyerVatNumber, ...input }: CreateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const client = await holdClient(em, clientId);
    const invoice = em.create(Invoice, {
      ...input,
      ...calculateSums(input),
      buyerVatNumber: (buyerVatNumber === undefined ? client.vatNumber : buyerVatNumber) || null,
      note: note || null,
      client,
    });
    requireConsistent(invoice);
    recordEvent(em, ctx, 'client.draft-invoice', clientSubject(client));
    await em.flush();
    return toInvoice(invoice);
  });
}

/**
 * Changes a draft; tax category, period and the buyer's VAT number stay where they are left out. Throws
 * AppError('not-found'), 'conflict' when another person saved since `version` or it was sent, 'invalid-input' for fields
 * that contradict each other.
 */
export async function updateInvoice(
  ctx: AdminContext,
  {
    id,
    version,
    note,
    buyerVatNumber,
    taxCategory,
    periodFrom,
    periodTo,
    ...changes
  }: UpdateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockInvoiceInStatus(em, ['draft'], { id, version });
    em.assign(
      invoice,
      { ...changes, ...calculateSums(changes), note: note || null },
      { mergeObjectProperties: false },
    );
    if (buyerVatNumber !== undefined) invoice.buyerVatNumber = buyerVatNumber || null;
    if (taxCategory !== undefined) invoice.taxCategory = taxCategory;
    if (periodFrom !== undefined) invoice.periodFrom = periodFrom;
    if (periodTo !== undefined) invoice.periodTo = periodTo;
    requireConsistent(invoice);
    recordEvent(em, ctx, 'client.change-invoice', clientSubject(invoice.client));
    await em.flush();
    return toInvoice(invoice);
  });
}

/**
 * Deletes a draft; one that was sent is credited instead, and stays. Throws AppError('not-found'), 'conflict' after another
 * save since `version`, 'wrong-state' when it was sent.
 */
export async function deleteDraft(
  ctx: AdminContext,
  draft: VersionedInvoice,
): Promise<{ ok: true }> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockInvoiceInStatus(em, ['draft'], draft);
    recordEvent(em, ctx, 'client.drop-invoice', clientSubject(invoice.client));
    em.remove(invoice);
    await em.flush();
    return { ok: true };
  });
}
