import type { VersionedInvoice } from '../../../shared/contracts/invoice.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireInvoiceIn } from './require-invoice.ts';

/**
 * Deletes a draft; what was sent is voided instead, and stays. Throws AppError('not-found'), 'conflict' when somebody
 * else saved since `version` or it was sent.
 */
export async function deleteDraft(
  ctx: ServiceContext,
  draft: VersionedInvoice,
): Promise<{ ok: true }> {
  return ctx.em.transactional(async (em) => {
    const invoice = await requireInvoiceIn(em, 'draft', draft);
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
