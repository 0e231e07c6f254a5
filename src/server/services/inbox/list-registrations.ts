import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type {
  ListRegistrationsInput,
  listRegistrationsOutput,
} from '../../../shared/contracts/inbox.ts';
import { Client } from '../../db/entities/client.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { toRegistration } from './to-registration.ts';

/** One page, by keyset, of the companies that registered themselves: those that wait, or those somebody dealt with. */
export async function listRegistrations(
  { em }: ServiceContext,
  { search, state, order, limit, ...cursors }: ListRegistrationsInput,
): Promise<z.infer<typeof listRegistrationsOutput>> {
  const after = requireCursor(cursors.after, z.iso.datetime());
  const before = requireCursor(cursors.before, z.iso.datetime());
  const registered = { source: 'registration' } as const;
  const found = await searchIn(
    em,
    { table: 'clients', visible: `s."source" = 'registration'` },
    search,
  );
  const where: FilterQuery<Client> = { ...registered, ...found.where };
  const waits: FilterQuery<Client> = { $and: [where, { handledAt: null }] };
  const isDone: FilterQuery<Client> = { $and: [where, { handledAt: { $ne: null } }] };
  const page = await em.findByCursor(Client, {
    where: state === 'waiting' ? waits : isDone,
    orderBy: { createdAt: order, id: order },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  const stateCounts = {
    waiting: await em.count(Client, waits),
    handled: await em.count(Client, isDone),
  };
  return {
    rows: page.items.map(toRegistration),
    total: stateCounts[state],
    stateCounts,
    isSimilar: found.isSimilar,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
