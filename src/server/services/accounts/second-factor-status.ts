import { SecondFactor, type User } from '../../db/entities/accounts.ts';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';

/** A second factor that is in use: whose, what its app knows, encrypted, and since when. */
export type ActiveFactor = { userId: string; sealed: string; since: Date };

/** A user's second factor, read anew; null for a user who logs in with the password alone. */
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

/** The setting under which administrators have to have a second factor; 'true' or 'false'. */
export const secondFactorRuleKey = 'require_second_factor';
const key = secondFactorRuleKey;

/** Setting that requires a second factor of administrators; false at first. */
export async function readSecondFactorRule(em: EntityManager): Promise<boolean> {
  const setting = await em.findOne(Setting, { key }, { disableIdentityMap: true });
  return setting?.value === 'true';
}

/** Tells whether a user has to set up a second factor first. One query, for administrators alone. */
export async function isWithoutRequiredFactor(
  em: EntityManager,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<boolean> {
  if (role !== 'admin') return false;
  const [found] = await em.execute<{ isWithout: boolean }[]>(
    `select exists (select 1 from "settings" where "key" = ? and "value" = 'true')
       and not exists (select 1 from "second_factors" where "user_id" = ? and "secret" is not null)
       as "isWithout"`,
    [key, id],
  );
  return found?.isWithout ?? false;
}

/**
 * Makes a second factor compulsory for administrators, or no longer. Throws AppError('second-factor-missing') for one
 * who has none: what is asked of others should have been tried.
 */
export async function setSecondFactorRule(
  ctx: AdminContext,
  { isRequired }: { isRequired: boolean },
): Promise<{ isRequired: boolean }> {
  const { id } = ctx.actor;
  if (isRequired && !(await findSecondFactor(ctx.em, id))) {
    throw new AppError('second-factor-missing');
  }
  const value = String(isRequired);
  await ctx.em.transactional(async (em) => {
    await em.upsert(Setting, { key, value, description: '', updatedAt: new Date() });
    recordEvent(em, ctx, {
      action: 'setting.update',
      subjectId: key,
      subjectLabel: `${key} = ${value}`,
    });
  });
  return { isRequired };
}
