import { randomBytes } from 'node:crypto';
import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';

/** Leaves room for what is added where a name is taken; the column takes 100 characters. */
const maxLength = 60;

/**
 * A free username made of what stands before the @ of an e-mail address. It holds no @ itself, so that nobody's username
 * is somebody else's address.
 */
export async function chooseUsername(em: EntityManager, email: string): Promise<string> {
  const [local = ''] = email.toLowerCase().split('@');
  const wanted = local.replaceAll(/[^a-z0-9._-]/g, '').slice(0, maxLength) || 'user';
  if ((await em.count(User, { username: wanted })) === 0) return wanted;
  return `${wanted}-${randomBytes(4).toString('hex')}`;
}
