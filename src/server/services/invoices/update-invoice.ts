import type { InvoiceRecord, UpdateInvoiceInput } from '../../../shared/contracts/invoice.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireInvoiceIn } from './require-invoice.ts';
import { sumsOf } from './sums-of.ts';
import { toInvoice } from './to-invoice.ts';

/**
 * Changes a draft. Throws AppError('not-found'), 'conflict' when somebody else saved since `version` or it was sent.
 */
export async function updateInvoice(
  ctx: ServiceContext,
  { id, version, note, ...changes }: UpdateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await requireInvoiceIn(em, 'draft', { id, version });
    em.assign(
      invoice,
      { ...changes, ...sumsOf(changes), note: note || null },
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
