import { LockMode } from '@mikro-orm/core';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import type { ClientContext } from '../context.ts';
import { requireRecord } from '../records.ts';

/** Finds the client that an administrator works on. Throws AppError('not-found'), also when its data are erased. */
export async function requireClient(em: EntityManager, id: string): Promise<Client> {
  return requireRecord(em, Client, { id, erasedAt: null });
}

/**
 * Finds the client that something new is added to, and keeps it from being erased until the transaction ends. Throws as
 * `requireClient` does.
 */
export async function holdClient(em: EntityManager, id: string): Promise<Client> {
  return requireRecord(
    em,
    Client,
    { id, erasedAt: null },
    { lockMode: LockMode.PESSIMISTIC_READ, refresh: true },
  );
}

/** A client as the subject of an event, with the name of what of it the event is about. */
export const clientSubject = ({ id, companyName }: Client, name?: string | null) => ({
  id,
  label: name == null ? companyName : `${companyName}: ${name}`,
});

type OwnContext = Pick<ClientContext, 'em' | 'actor'>;

/**
 * The company the signed-in person belongs to; null where an administrator has named none. Throws
 * AppError('company-inactive') for one that is no client (any more): its people keep their accounts and see nothing of it.
 */
export async function findOwnClient({ em, actor }: OwnContext): Promise<Client | null> {
  const user = await em.findOne(User, { id: actor.id, role: 'client' }, { populate: ['client'] });
  const client = user?.client ?? null;
  if (client?.status === 'inactive') throw new AppError('company-inactive');
  return client;
}

/** The same, where nothing can be shown without one. Throws AppError('not-found') too. */
export async function requireOwnClient(ctx: OwnContext): Promise<Client> {
  const client = await findOwnClient(ctx);
  if (!client) throw new AppError('not-found');
  return client;
}
