import type { Client } from '../../db/entities/client.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

type Asking = Pick<ServiceContext, 'em' | 'actor'>;

/** The company the signed-in person belongs to; null where an administrator has named none. */
export async function findOwnClient({ em, actor }: Asking): Promise<Client | null> {
  if (!actor) throw new AppError('unauthenticated');
  const user = await em.findOne(User, { id: actor.id }, { populate: ['client'] });
  return user?.client ?? null;
}

/** The same, where nothing can be shown without one. Throws AppError('not-found'). */
export async function requireOwnClient(ctx: Asking): Promise<Client> {
  const client = await findOwnClient(ctx);
  if (!client) throw new AppError('not-found');
  return client;
}
