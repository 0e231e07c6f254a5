import type { IssuedInvoice } from '../../../shared/contracts/invoice.ts';
import { Invoice } from '../../db/entities/invoice.ts';
import { requireOwnClient } from '../clients/own-client.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toIssuedInvoice } from '../invoices/to-invoice.ts';

/** One invoice to one's own company. Throws AppError('not-found'), also for another company's and for a draft. */
export async function getOwnInvoice(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  { id }: { id: string },
): Promise<IssuedInvoice> {
  const client = await requireOwnClient(ctx);
  const invoice = await ctx.em.findOne(
    Invoice,
    { id, client: client.id, status: { $ne: 'draft' } },
    { populate: ['client'] },
  );
  if (!invoice) throw new AppError('not-found');
  return toIssuedInvoice(invoice);
}
