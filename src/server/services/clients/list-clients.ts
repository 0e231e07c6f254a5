import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  ClientSort,
  ListClientsInput,
  listClientsOutput,
} from '../../../shared/contracts/client-record.ts';
import { Client } from '../../db/entities/client.ts';
import type { ServiceContext } from '../context.ts';
import { type SearchFilter, searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../list-query.ts';
import { toClientSummary } from './to-client.ts';

const sortedValues: Record<ClientSort, z.ZodType> = {
  createdAt: z.iso.datetime(),
  companyName: z.string(),
  contactPerson: z.string(),
};

function matching(
  { ndaSigned, source }: ListClientsInput,
  found: SearchFilter,
): FilterQuery<Client> {
  return {
    ...(ndaSigned === undefined ? {} : { ndaSigned }),
    ...(source === undefined ? {} : { source }),
    ...found,
  };
}

/**
 * One page of clients by keyset, with the number of rows in each status for the same search and the other filters.
 * Two queries: the page, and the counts in one grouped pass; one more for a search.
 */
export async function listClients(
  { em }: ServiceContext,
  input: ListClientsInput,
): Promise<z.infer<typeof listClientsOutput>> {
  const { status, sort, order, limit } = input;
  const after = requireCursor(input.after, sortedValues[sort]);
  const before = requireCursor(input.before, sortedValues[sort]);
  const found = await searchIn(em, { table: 'clients' }, input.search);
  const where = matching(input, found.where);
  const page = await em.findByCursor(Client, {
    where: status ? { $and: [where, { status }] } : where,
    orderBy: { [sort]: order, id: order },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const counted = await em.countBy(Client, 'status', { where });
  const statusCounts = { active: counted.active ?? 0, inactive: counted.inactive ?? 0 };
  return {
    rows: page.items.map(toClientSummary),
    isSimilar: found.isSimilar,
    total: status ? statusCounts[status] : statusCounts.active + statusCounts.inactive,
    statusCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
