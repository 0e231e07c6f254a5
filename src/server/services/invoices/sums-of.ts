import { invoiceAmounts, type PricedLine } from '../../../shared/domain/invoice-amounts.ts';

/** The sums of an invoice as they are stored beside its lines. */
export function sumsOf({ lines, taxRate }: { lines: readonly PricedLine[]; taxRate: number }) {
  const { net, tax, total } = invoiceAmounts(lines, taxRate);
  return { netCents: net, taxCents: tax, totalCents: total };
}
