import { SecondFactor, type User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { switchSql } from '../settings/switches.ts';

/** A second factor that is in use: whose, what its app knows, encrypted, and since when. */
export type ActiveFactor = { userId: string; sealed: string; since: Date };

/** Reads a user's second factor from the database; null for a user who logs in with the password alone. */
export async function findSecondFactor(
  em: EntityManager,
  userId: string,
): Promise<ActiveFactor | null> {
  const found = await em.findOne(SecondFactor, { user: userId }, { disableIdentityMap: true });
  if (!found?.secret || !found.enabledAt) return null;
  return { userId, sealed: found.secret, since: found.enabledAt };
}

/** Those of some users who have a second factor. */
export async function findUserIdsWithSecondFactor(
  em: EntityManager,
  userIds: readonly string[],
): Promise<Set<string>> {
  const found = await em.find(
    SecondFactor,
    { user: { $in: [...userIds] }, secret: { $ne: null } },
    { disableIdentityMap: true },
  );
  return new Set(found.map(({ user }) => user.id));
}

/** Returns whether a user has to set up a second factor first. One query, for administrators alone. */
export async function isWithoutRequiredFactor(
  em: EntityManager,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<boolean> {
  if (role !== 'admin') return false;
  const [found] = await em.execute<{ isWithout: boolean }[]>(
    `select ${switchSql('require_second_factor')}
       and not exists (select 1 from "second_factors" where "user_id" = ? and "secret" is not null)
       as "isWithout"`,
    [id],
  );
  return found?.isWithout ?? false;
}
