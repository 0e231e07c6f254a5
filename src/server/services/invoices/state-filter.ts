import type { FilterQuery } from '@mikro-orm/core';
import type { InvoiceState } from '../../../shared/contracts/invoice.ts';
import type { Invoice } from '../../db/entities/invoice.ts';

/** The invoices that count as one state on a day; the same rule as `invoiceState`, for the database. */
export function inState(state: InvoiceState, today: string): FilterQuery<Invoice> {
  switch (state) {
    case 'sent':
      return { status: 'sent', dueOn: { $gte: today } };
    case 'overdue':
      return { status: 'sent', dueOn: { $lt: today } };
    default:
      return { status: state };
  }
}
