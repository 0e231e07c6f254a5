import type {
  CreateInvoiceInput,
  InvoiceRecord,
  UpdateInvoiceInput,
  VersionedInvoice,
} from '../../../shared/contracts/invoice.ts';
import { invoiceAmounts, type PricedLine } from '../../../shared/domain/money.ts';
import { Invoice } from '../../db/entities/invoices.ts';
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

/** Begins an invoice as a draft, which has no number yet. Throws AppError('not-found') without such a client. */
export async function createInvoice(
  ctx: ServiceContext,
  { clientId, note, ...input }: CreateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const client = await requireClient(em, clientId);
    const invoice = em.create(Invoice, {
      ...input,
      ...calculateSums(input),
      note: note || null,
      client,
    });
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
 * Changes a draft. Throws AppError('not-found'), 'conflict' when somebody else saved since `version` or it was sent.
 */
export async function updateInvoice(
  ctx: ServiceContext,
  { id, version, note, ...changes }: UpdateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await lockInvoiceInStatus(em, 'draft', { id, version });
    em.assign(
      invoice,
      { ...changes, ...calculateSums(changes), note: note || null },
      { mergeObjectProperties: false },
    );
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
    const invoice = await lockInvoiceInStatus(em, 'draft', draft);
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
