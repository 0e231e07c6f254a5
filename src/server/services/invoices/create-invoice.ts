import type { CreateInvoiceInput, InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import { Invoice } from '../../db/entities/invoice.ts';
import { recordEvent } from '../audit/record-event.ts';
import { requireClient } from '../clients/require-client.ts';
import type { ServiceContext } from '../context.ts';
import { sumsOf } from './sums-of.ts';
import { toInvoice } from './to-invoice.ts';

/** Begins an invoice as a draft, which has no number yet. Throws AppError('not-found') without such a client. */
export async function createInvoice(
  ctx: ServiceContext,
  { clientId, note, ...input }: CreateInvoiceInput,
): Promise<InvoiceRecord> {
  return ctx.em.transactional(async (em) => {
    const client = await requireClient(em, clientId);
    const invoice = em.create(Invoice, {
      ...input,
      ...sumsOf(input),
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
