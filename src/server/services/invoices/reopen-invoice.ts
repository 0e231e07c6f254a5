import type { InvoiceRecord, VersionedInvoice } from '../../../shared/contracts/invoice.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireInvoiceIn } from './require-invoice.ts';
import { toInvoice } from './to-invoice.ts';

/**
 * Takes a payment back that was noted in error, or that the bank has returned: the invoice is open again. A void one stays
 * void. Throws AppError('not-found'), 'conflict' when it has changed since `version` or is not paid.
 */
export async function reopenInvoice(
  ctx: ServiceContext,
  paid: VersionedInvoice,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await requireInvoiceIn(em, 'paid', paid);
    invoice.status = 'sent';
    invoice.paidOn = null;
    recordEvent(em, ctx, {
      action: 'client.reopen-invoice',
      subjectId: invoice.client.id,
      subjectLabel: `${invoice.client.companyName}: ${invoice.number ?? ''}`,
    });
    await em.flush();
    return toInvoice(invoice);
  });
}
