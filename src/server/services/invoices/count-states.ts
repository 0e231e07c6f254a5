import type { FilterQuery } from '@mikro-orm/core';
import type { InvoiceState } from '../../../shared/contracts/invoice.ts';
import { Invoice } from '../../db/entities/invoice.ts';
import type { EntityManager } from '../../db/orm.ts';
import { inState } from './state-filter.ts';

/** How many of the invoices count as each state on a day. Two queries. */
export async function countStates(
  em: EntityManager,
  where: FilterQuery<Invoice>,
  today: string,
): Promise<Record<InvoiceState, number>> {
  const {
    draft = 0,
    sent = 0,
    paid = 0,
    void: voided = 0,
  } = await em.countBy(Invoice, 'status', { where });
  const overdue = await em.count(Invoice, { $and: [where, inState('overdue', today)] });
  return { draft, sent: sent - overdue, overdue, paid, void: voided };
}
