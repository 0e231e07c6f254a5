import type { InvoiceState, InvoiceStatus } from '../contracts/invoice.ts';

/** What an invoice counts as on a day: sent and past its due day, it is overdue. The due day itself is still in time. */
export function invoiceState(
  { status, dueOn }: { status: InvoiceStatus; dueOn: string | null },
  today: string,
): InvoiceState {
  return status === 'sent' && dueOn !== null && dueOn < today ? 'overdue' : status;
}
