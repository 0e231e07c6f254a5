import { LockMode } from '@mikro-orm/core';
import type { SetRoleInput, UpdateUserInput, User } from '../../../shared/contracts/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { deleteSecondFactor } from './second-factor.ts';
import { findSecondFactor } from './second-factor-status.ts';
import { revokeAllSessions } from './sessions.ts';
import {
  fullName,
  requireAvailableEmail,
  requireCompany,
  requireUser,
  toEmailTakenError,
  toUser,
} from './user-record.ts';
import { revokeLinks } from './user-tokens.ts';

/** One account, for administrators. Throws AppError('not-found'). */
export async function getAccount(ctx: AdminContext, { id }: { id: string }): Promise<User> {
  return toUser(ctx.em, await requireUser(ctx.em, { id }));
}

/**
 * Changes name, address and company. With another address the links that went to the old one are good for nothing.
 * Throws AppError('not-found'), 'conflict' after another save since `version`, 'invalid-input' for an address that
 * has an account, or a company that is not there.
 */
export async function updateUser(ctx: AdminContext, input: UpdateUserInput): Promise<User> {
  const email = input.email.toLowerCase();
  try {
    return await ctx.em.transactional(async (em) => {
      const user = await requireUser(em, input);
      if (email !== user.email) {
        await requireAvailableEmail(em, email, user.id);
        await revokeLinks(em, user);
      }
      user.firstName = input.firstName;
      user.lastName = input.lastName;
      user.email = email;
      // The form does not change the link of another role, which is inactive.
      if (user.role === 'client') {
        user.client = await requireCompany(em, user.role, input.companyId);
      }
      recordEvent(em, ctx, 'user.update', { id: user.id, label: fullName(user) });
      await em.flush();
      return toUser(em, user);
    });
  } catch (error) {
    throw toEmailTakenError(error);
  }
}

/** Key of the lock that is held while an administrator's access is taken away. */
const administratorsLock = 7_201_623;

const activeAdministratorsSql = `select 1 from "users" where "role" = 'admin' and "is_active" and "password_hash" is not null`;

/**
 * Throws AppError('last-administrator') when `userId` is the only one who could still log in as an administrator. Must
 * come first in a transaction that removes the role or the access: of two administrators who remove each other, the
 * second one waits, and sees the change of the first.
 */
async function requireOtherAdministrator(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [administratorsLock]);
  const [found] = await em.execute<{ isOne: boolean; hasOthers: boolean }[]>(
    `select exists (${activeAdministratorsSql} and "id" = ?) as "isOne",
       exists (${activeAdministratorsSql} and "id" <> ?) as "hasOthers"`,
    [userId, userId],
  );
  if (found?.isOne && !found.hasOthers) throw new AppError('last-administrator');
}

/**
 * Gives a user another role and ends every session of the old one. The link to a company is inactive while the user is
 * no client, that to a profile while the user is no employee: it gives no access, and takes effect again with the
 * role, unless the profile was given to another account meanwhile.
 * The role it has already changes nothing.
 * Throws AppError('not-found'), 'conflict' after another save since `version`, 'last-administrator'.
 */
export async function setRole(ctx: AdminContext, input: SetRoleInput): Promise<User> {
  return ctx.em.transactional(async (em) => {
    if (input.role !== 'admin') await requireOtherAdministrator(em, input.id);
    const user = await requireUser(em, input);
    if (user.role !== input.role) {
      // Linking another account to the profile removes an inactive link, and waits for this one.
      if (input.role === 'employee' && user.employee) {
        await em.lock(user.employee, LockMode.PESSIMISTIC_WRITE);
        await em.refresh(user, { populate: ['client', 'employee'] });
      }
      user.role = input.role;
      await revokeAllSessions(em, user);
      recordEvent(em, ctx, 'user.role', { id: user.id, label: fullName(user) });
      await em.flush();
    }
    return toUser(em, user);
  });
}

/**
 * Takes the access away: sessions end, mailed links die, and a login is refused as with a wrong password.
 * Throws AppError('not-found'), 'last-administrator'.
 */
export async function deactivateUser(ctx: AdminContext, { id }: { id: string }): Promise<User> {
  return ctx.em.transactional(async (em) => {
    await requireOtherAdministrator(em, id);
    const user = await requireUser(em, { id });
    if (user.isActive) {
      user.isActive = false;
      await revokeAllSessions(em, user);
      await revokeLinks(em, user);
      recordEvent(em, ctx, 'user.deactivate', { id, label: fullName(user) });
      await em.flush();
    }
    return toUser(em, user);
  });
}

/** Gives the access back, with the password that was there before. Throws AppError('not-found'). */
export async function reactivateUser(ctx: AdminContext, { id }: { id: string }): Promise<User> {
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    if (!user.isActive) {
      user.isActive = true;
      user.deactivatedWithProfile = false;
      recordEvent(em, ctx, 'user.reactivate', { id, label: fullName(user) });
      await em.flush();
    }
    return toUser(em, user);
  });
}

/** Logs a user out everywhere. Returns how many sessions there were. Throws AppError('not-found'). */
export async function endUserSessions(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<{ count: number }> {
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    const count = await revokeAllSessions(em, user);
    recordEvent(em, ctx, 'user.end-sessions', { id, label: fullName(user) });
    await em.flush();
    return { count };
  });
}

/**
 * Lets a user who lost phone and recovery codes log in by password alone again; all sessions end. Throws
 * AppError('not-found'), and 'forbidden' for one's own, which takes password and code.
 */
export async function removeUserSecondFactor(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<User> {
  if (ctx.actor.id === id) throw new AppError('forbidden');
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    if (await findSecondFactor(em, id)) {
      await deleteSecondFactor(em, user);
      recordEvent(em, ctx, 'user.second-factor-removed', { id, label: fullName(user) });
      await em.flush();
    }
    return toUser(em, user);
  });
}
