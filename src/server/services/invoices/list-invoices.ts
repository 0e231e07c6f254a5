import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type { ListInvoicesInput, listInvoicesOutput } from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { Invoice } from '../../db/entities/invoice.ts';
import { requireClient } from '../clients/require-client.ts';
import type { ServiceContext } from '../context.ts';
import { containing, requireCursor } from '../list-query.ts';
import { countStates } from './count-states.ts';
import { inState } from './state-filter.ts';
import { toInvoiceSummary } from './to-invoice.ts';

/** One page of a client's invoices for administrators, drafts among them, the newest first. Throws AppError('not-found'). */
export async function listInvoices(
  { em }: Pick<ServiceContext, 'em'>,
  input: ListInvoicesInput,
): Promise<z.infer<typeof listInvoicesOutput>> {
  const { clientId, search, state, limit } = input;
  const after = requireCursor(input.after, z.iso.datetime());
  const before = requireCursor(input.before, z.iso.datetime());
  await requireClient(em, clientId);
  const today = officeDay(new Date());
  const where: FilterQuery<Invoice> = {
    client: clientId,
    ...(search ? { number: { $ilike: containing(search) } } : {}),
  };
  const page = await em.findByCursor(Invoice, {
    where: state ? { $and: [where, inState(state, today)] } : where,
    orderBy: { createdAt: 'desc', id: 'desc' },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const stateCounts = await countStates(em, where, today);
  return {
    rows: page.items.map(toInvoiceSummary),
    total: state
      ? stateCounts[state]
      : Object.values(stateCounts).reduce((sum, count) => sum + count, 0),
    stateCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
