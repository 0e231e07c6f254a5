import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  IssuedSort,
  ListIssuedInput,
  listIssuedOutput,
} from '../../../shared/contracts/invoice.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { Invoice } from '../../db/entities/invoice.ts';
import { requireOwnClient } from '../clients/own-client.ts';
import type { ServiceContext } from '../context.ts';
import { countStates } from '../invoices/count-states.ts';
import { inState } from '../invoices/state-filter.ts';
import { toIssuedSummary } from '../invoices/to-invoice.ts';
import { containing, requireCursor } from '../list-query.ts';

const sortedValues: Record<IssuedSort, z.ZodType> = {
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  totalCents: z.number(),
  number: z.string(),
};

/**
 * One page of the invoices to one's own company, found by number; drafts are not among them. Throws
 * AppError('not-found') without a company.
 */
export async function listOwnInvoices(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  input: ListIssuedInput,
): Promise<z.infer<typeof listIssuedOutput>> {
  const { em } = ctx;
  const { search, state, sort, order, limit } = input;
  const after = requireCursor(input.after, sortedValues[sort]);
  const before = requireCursor(input.before, sortedValues[sort]);
  const client = await requireOwnClient(ctx);
  const today = officeDay(new Date());
  const where: FilterQuery<Invoice> = {
    client: client.id,
    status: { $ne: 'draft' },
    ...(search ? { number: { $ilike: containing(search) } } : {}),
  };
  const page = await em.findByCursor(Invoice, {
    where: state ? { $and: [where, inState(state, today)] } : where,
    orderBy: { [sort]: order, id: order },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const { draft: _draft, ...stateCounts } = await countStates(em, where, today);
  return {
    rows: page.items.map(toIssuedSummary),
    total: state
      ? stateCounts[state]
      : Object.values(stateCounts).reduce((sum, count) => sum + count, 0),
    stateCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
