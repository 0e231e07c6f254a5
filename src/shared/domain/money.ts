import type { Locale } from '../contracts/fields.ts';
import type { CreditSettlement, InvoiceState, InvoiceStatus } from '../contracts/invoice.ts';

/** Computes the amount of a line: `quantity` in hundredths of a unit, `unitPrice` in hundredths of the currency. */
export type PricedLine = { quantity: number; unitPrice: number };

/** In hundredths of the currency. */
type InvoiceAmounts = { lines: number[]; net: number; tax: number; total: number };

/** Divides and rounds to the nearest whole number, a half away from zero, as on paper. */
function divideRounded(value: bigint, divisor: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return value < 0n ? -rounded : rounded;
}

/** A line of an invoice in cents, rounded by itself. Exact for any whole numbers: a product may pass what a double holds. */
export function lineAmount({ quantity, unitPrice }: PricedLine): number {
  return Number(divideRounded(BigInt(quantity) * BigInt(unitPrice), 100n));
}

/**
 * The sums of an invoice in cents: each line is rounded, the tax once on their sum. `taxRate` is in basis points, 1900
 * for 19 per cent.
 */
export function invoiceAmounts(lines: readonly PricedLine[], taxRate: number): InvoiceAmounts {
  const amounts = lines.map(lineAmount);
  const net = amounts.reduce((sum, amount) => sum + amount, 0);
  const tax = Number(divideRounded(BigInt(net) * BigInt(taxRate), 10_000n));
  return { lines: amounts, net, tax, total: net + tax };
}

/** Computes an invoice's status on a day: sent and past its due day, it is overdue. The due day itself is in time. */
export function invoiceState(
  { status, dueOn }: { status: InvoiceStatus; dueOn: string | null },
  today: string,
): InvoiceState {
  return status === 'sent' && dueOn !== null && dueOn < today ? 'overdue' : status;
}

/** Returns whether an invoice is open: it was sent, and is neither paid nor void. */
export function isOpenInvoice(state: InvoiceState): boolean {
  return state === 'sent' || state === 'overdue';
}

/** Returns whether an invoice was paid after a credit note had taken it back as one that was not paid. */
export function isPaidLate({ settlement, paidOn }: PaidInvoice): boolean {
  return settlement === 'none_paid' && Boolean(paidOn);
}

type PaidInvoice = {
  settlement: CreditSettlement | null | undefined;
  paidOn: string | null | undefined;
};

const decimalSigns: Record<Locale, string> = { en: '.', de: ',' };
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/;

/**
 * A number as people type it, in hundredths: '4.50' and '4,50' are 450, '1.234,5' and '1,234.5' are 123450. Not a whole
 * number where there are more than two decimals, not a number where it is none.
 */
export function parseHundredths(text: string, locale: Locale): number {
  const plain = text.replaceAll(/[\s'’]/g, '');
  const [, sign = '', whole = '', decimals = ''] =
    /^([-+−]?)(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === '') return Number.NaN;
  const factor = sign === '-' || sign === '−' ? -1 : 1;
  if (/^\d+$/.test(whole) || (grouped.test(whole) && !whole.includes(decimalSigns[locale]))) {
    const digits = whole.replaceAll(/[.,]/g, '');
    return factor * (Number(digits) * 100 + Number(decimals.padEnd(2, '0')));
  }
  // Three decimals and more: a number, of which too much was typed.
  const value = Number(whole.replace(',', '.'));
  return decimals === '' && Number.isFinite(value) ? factor * value * 100 : Number.NaN;
}

/**
 * The same the other way, as it stands in a field: 450 is '4.5' or '4,5', as money '4.50' or '4,50'.
 */
export function formatHundredthsInput(value: number, locale: Locale, decimals: 0 | 2 = 0): string {
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  }).format(value / 100);
}

/** An amount of money, given in hundredths of its currency, such as €1,234.50 or 1.234,50 €. */
export function formatMoney(cents: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** A number given in hundredths, with as many decimals as it has: 1.5, 160, 0.25. */
export function formatHundredths(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value / 100);
}

/** A share given in basis points, such as 19% or 7.7%. */
export function formatBasisPoints(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    value / 10_000,
  );
}
