import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  ClientSort,
  ListClientsInput,
  listClientsOutput,
} from '../../../shared/contracts/client-record.ts';
import { Client } from '../../db/entities/client.ts';
import type { ServiceContext } from '../context.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { withWords } from '../listing/with-words.ts';
import { toClientSummary } from './to-client.ts';

const sortedValues: Record<ClientSort, z.ZodType> = {
  createdAt: z.iso.datetime(),
  companyName: z.string(),
  contactPerson: z.string(),
};

/** What a search looks in. */
const words = {
  table: 'clients',
  columns: ['"company_name"', '"client_id"', '"contact_person"', '"contact_email"'],
};

function matching({ search, ndaSigned, source }: ListClientsInput): FilterQuery<Client> {
  return {
    ...(ndaSigned === undefined ? {} : { ndaSigned }),
    ...(source === undefined ? {} : { source }),
    ...withWords(words, search),
  };
}

/**
 * One page of clients by keyset, with the number of rows in each status for the same search and the other filters.
 * Two queries: the page, and the counts in one grouped pass.
 */
export async function listClients(
  { em }: ServiceContext,
  input: ListClientsInput,
): Promise<z.infer<typeof listClientsOutput>> {
  const { status, sort, order, limit } = input;
  const after = requireCursor(input.after, sortedValues[sort]);
  const before = requireCursor(input.before, sortedValues[sort]);
  const where = matching(input);
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
    total: status ? statusCounts[status] : statusCounts.active + statusCounts.inactive,
    statusCounts,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
