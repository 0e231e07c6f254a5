import type { InvoiceRecord, PayInvoiceInput } from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireInvoiceIn } from './require-invoice.ts';
import { toInvoice } from './to-invoice.ts';

/**
 * Marks a sent invoice as paid on a day. Throws AppError('not-found'), 'conflict' when it has changed since `version`
 * or is no longer open, 'invalid-input' for a day before its issue or after today.
 */
export async function payInvoice(
  ctx: ServiceContext,
  { paidOn, ...sent }: PayInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const invoice = await requireInvoiceIn(em, 'sent', sent);
    const refuse = (message: string) =>
      new AppError('invalid-input', { issues: [{ path: 'paidOn', message }] });
    if (paidOn > officeDay(new Date())) throw refuse(m.validation_paid_future());
    if (invoice.issuedOn && paidOn < invoice.issuedOn) {
      throw refuse(m.validation_paid_before_issue());
    }
    invoice.status = 'paid';
    invoice.paidOn = paidOn;
    recordEvent(em, ctx, {
      action: 'client.settle-invoice',
      subjectId: invoice.client.id,
      subjectLabel: `${invoice.client.companyName}: ${invoice.number ?? ''}`,
    });
    await em.flush();
    return toInvoice(invoice);
  });
}
