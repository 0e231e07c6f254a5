import type {
  CreateInvoiceInput,
  InvoiceRecord,
  UpdateInvoiceInput,
  VersionedInvoice,
} from '../../../shared/contracts/invoice.ts';
import { invoiceAmounts, type PricedLine } from '../../../shared/domain/money.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Invoice } from '../../db/entities/invoices.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import { requireClient } from '../clients/find-client.ts';
import type { ServiceContext } from '../context.ts';
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

/** Reverse charge needs the buyer's VAT number. Throws AppError('invalid-input') without one. */
function requireBuyer({ taxCategory, buyerVatNumber }: Invoice): void {
  if (taxCategory !== 'reverse_charge' || buyerVatNumber) return;
  throw new AppError('invalid-input', {
    issues: [{ path: 'buyerVatNumber', message: m.validation_invoice_buyer_vat_number() }],
  });
}

/**
 * Begins an invoice as a draft, which has no number yet. The buyer's VAT number is that of the client where none is
 * given. Throws AppError('not-found') without such a client, 'invalid-input' for reverse charge without a VAT number.
 */
export async function createInvoice(
  ctx: ServiceContext,
  { clientId, note, buyerVatNumber, ...input }: CreateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const client = await requireClient(em, clientId);
    const invoice = em.create(Invoice, {
      ...input,
      ...calculateSums(input),
      buyerVatNumber: (buyerVatNumber === undefined ? client.vatNumber : buyerVatNumber) || null,
      note: note || null,
      client,
    });
    requireBuyer(invoice);
    recordEvent(em, ctx, {
      action: 'client.draft-invoice',
      subjectId: clientId,
      subjectLabel: client.companyName,
    });
    await em.flush();
    return toInvoice(invoice);
  });
}

/**
 * Changes a draft; the buyer's VAT number stays where none is given. Throws AppError('not-found'), 'conflict' when
 * somebody else saved since `version` or it was sent, 'invalid-input' for reverse charge without a VAT number.
 */
export async function updateInvoice(
  ctx: ServiceContext,
  { id, version, note, buyerVatNumber, ...changes }: UpdateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockInvoiceInStatus(em, ['draft'], { id, version });
    em.assign(
      invoice,
      { ...changes, ...calculateSums(changes), note: note || null },
      { mergeObjectProperties: false },
    );
    if (buyerVatNumber !== undefined) invoice.buyerVatNumber = buyerVatNumber || null;
    requireBuyer(invoice);
    recordEvent(em, ctx, {
      action: 'client.change-invoice',
      subjectId: invoice.client.id,
      subjectLabel: invoice.client.companyName,
    });
    await em.flush();
    return toInvoice(invoice);
  });
}

/**
 * Deletes a draft; what was sent is voided instead, and stays. Throws AppError('not-found'), 'conflict' when somebody
 * else saved since `version` or it was sent.
 */
export async function deleteDraft(
  ctx: ServiceContext,
  draft: VersionedInvoice,
): Promise<{ ok: true }> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockInvoiceInStatus(em, ['draft'], draft);
    recordEvent(em, ctx, {
      action: 'client.drop-invoice',
      subjectId: invoice.client.id,
      subjectLabel: invoice.client.companyName,
    });
    em.remove(invoice);
    await em.flush();
    return { ok: true };
  });
}
