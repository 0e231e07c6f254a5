/** What one line charges: `quantity` in hundredths of a unit, `unitPrice` in hundredths of the currency. */
export type PricedLine = { quantity: number; unitPrice: number };

/** In hundredths of the currency. */
export type InvoiceAmounts = { lines: number[]; net: number; tax: number; total: number };

/** Divides and rounds to the nearest whole number, a half away from zero, as on paper. */
function dividedBy(value: bigint, divisor: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}

/** A line of an invoice in cents, rounded by itself. Exact for any whole numbers: a product may pass what a double holds. */
export function lineAmount({ quantity, unitPrice }: PricedLine): number {
  return Number(dividedBy(BigInt(quantity) * BigInt(unitPrice), 100n));
}

/**
 * The sums of an invoice in cents: each line is rounded, the tax once on their sum. `taxRate` is in basis points, 1900
 * for 19 per cent.
 */
export function invoiceAmounts(lines: readonly PricedLine[], taxRate: number): InvoiceAmounts {
  const amounts = lines.map(lineAmount);
  const net = amounts.reduce((sum, amount) => sum + amount, 0);
  const tax = Number(dividedBy(BigInt(net) * BigInt(taxRate), 10_000n));
  return { lines: amounts, net, tax, total: net + tax };
}
