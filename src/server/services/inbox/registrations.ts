import type { FilterQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import {
  type HandleRegistrationInput,
  type ListRegistrationsInput,
  type listRegistrationsOutput,
  type Registration,
  registrationSchema,
} from '../../../shared/contracts/inbox.ts';
import { Client } from '../../db/entities/clients.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { searchIn } from '../folded-search.ts';
import { findPage } from '../list-query.ts';
import { copyFields, loadForUpdate } from '../records.ts';

/** A client as a registration, handled or not. */
const toRegistration = (client: Client): Registration => copyFields(registrationSchema, client);

/** One page, by keyset, of the companies that registered themselves: waiting or handled ones. */
export async function listRegistrations(
  { em }: AdminContext,
  { search, state, ...input }: ListRegistrationsInput,
): Promise<z.infer<typeof listRegistrationsOutput>> {
  const registered = { source: 'registration', erasedAt: null } as const;
  const found = await searchIn(
    em,
    { table: 'clients', visible: `s."source" = 'registration'` },
    search,
  );
  const where: FilterQuery<Client> = { ...registered, ...found.where };
  const waits: FilterQuery<Client> = { $and: [where, { handledAt: null }] };
  const isDone: FilterQuery<Client> = { $and: [where, { handledAt: { $ne: null } }] };
  const page = await findPage(em, Client, {
    ...input,
    sortedBy: { createdAt: momentSchema },
    where: state === 'waiting' ? waits : isDone,
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
    ...page.cursors,
  };
}

/**
 * Marks a registration as dealt with, or as waiting again, and sets the client's status where one is given.
 * Throws AppError('not-found'), also for a client that did not register; 'conflict' after another save since
 * `version`.
 */
export async function handleRegistration(
  ctx: AdminContext,
  { id, handled, status, version }: HandleRegistrationInput,
): Promise<Registration> {
  return ctx.em.transactional(async (em) => {
    const registered = { id, source: 'registration', erasedAt: null } as const;
    const client = await loadForUpdate(em, Client, registered, version);
    client.handledAt = handled ? new Date() : null;
    if (status !== undefined) client.status = status;
    recordEvent(em, ctx, 'client.handle', { id, label: client.companyName });
    await em.flush();
    return toRegistration(client);
  });
}
