import type { InvoiceRecord, VersionedInvoice } from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireInvoiceIn } from './require-invoice.ts';
import { toInvoice } from './to-invoice.ts';

/**
 * Takes back an invoice that was sent in error: it keeps its number, so that none is missing, and asks for nothing any
 * more. Throws AppError('not-found'), 'conflict' when it has changed since `version` or is not open.
 */
export async function voidInvoice(
  ctx: ServiceContext,
  sent: VersionedInvoice,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await requireInvoiceIn(em, 'sent', sent);
    invoice.status = 'void';
    invoice.voidedOn = officeDay(new Date());
    recordEvent(em, ctx, {
      action: 'client.void-invoice',
      subjectId: invoice.client.id,
      subjectLabel: `${invoice.client.companyName}: ${invoice.number ?? ''}`,
    });
    await em.flush();
    return toInvoice(invoice);
  });
}
