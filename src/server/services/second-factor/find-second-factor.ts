import { SecondFactor } from '../../db/entities/second-factor.ts';
import type { EntityManager } from '../../db/orm.ts';

/** A second factor that is in use: whose, what its app knows, encrypted, and since when. */
export type ActiveFactor = { userId: string; sealed: string; since: Date };

/** A user's second factor, read anew; null for whoever logs in with the password alone. */
export async function findSecondFactor(
  em: EntityManager,
  userId: string,
): Promise<ActiveFactor | null> {
  const found = await em.findOne(SecondFactor, { user: userId }, { disableIdentityMap: true });
  if (!found?.secret || !found.enabledAt) return null;
  return { userId, sealed: found.secret, since: found.enabledAt };
}

/** Those of some users who have a second factor. */
export async function findWithSecondFactor(
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
