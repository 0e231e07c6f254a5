import { Client } from '../../db/entities/client.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** The client that an administrator works on. Throws AppError('not-found'). */
export async function requireClient(em: EntityManager, id: string): Promise<Client> {
  const client = await em.findOne(Client, { id });
  if (!client) throw new AppError('not-found');
  return client;
}
