import type { InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import type { ServiceContext } from '../context.ts';
import { requireInvoice } from './require-invoice.ts';
import { toInvoice } from './to-invoice.ts';

/** One invoice for an administrator. Throws AppError('not-found'). */
export async function getInvoice(
  { em }: Pick<ServiceContext, 'em'>,
  { id }: { id: string },
): Promise<InvoiceRecord> {
  return toInvoice(await requireInvoice(em, id));
}
