import { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/**
 * The user to change, with company and profile. Throws AppError('not-found'), and 'conflict' when somebody else saved since
 * `version`.
 */
export async function requireUser(
  em: EntityManager,
  { id, version }: { id: string; version?: number | undefined },
): Promise<User> {
  // Read anew: what the caller has done before under a lock must be seen.
  const user = await em.findOne(User, { id }, { populate: ['client', 'employee'], refresh: true });
  if (!user) throw new AppError('not-found');
  if (version !== undefined && version !== user.version) throw new AppError('conflict');
  return user;
}

/** What a user is called in the record of activities. */
export function nameOf({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`;
}
