import {
  type AccountSession,
  accountSessionSchema,
  type ChangePasswordInput,
} from '../../../shared/contracts/account.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Session, User, UserToken } from '../../db/entities/accounts.ts';
import { AppError, fieldError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { SignedInContext } from '../context.ts';
import { copyFields } from '../records.ts';
import type { NewSession } from './login.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { requireStrongPassword } from './password-strength.ts';
import { openSession, revokeAllSessions, sessionLimits } from './sessions.ts';
import { fullName, requireUser } from './user-record.ts';

/**
 * The signed-in user, after proof by the password. Throws AppError('invalid-input') for a wrong one.
 * @param path the field of the form it was typed in
 */
export async function requirePassword(
  ctx: Pick<SignedInContext, 'em' | 'actor'>,
  password: string,
  path: string,
): Promise<User> {
  const user = await requireUser(ctx.em, ctx.actor);
  if (await verifyPassword(password, user.passwordHash ?? '')) return user;
  throw fieldError(path, m.account_password_wrong());
}

/**
 * Changes one's own password: every session ends, and a new one begins for this caller. Open links for a
 * forgotten password die. Throws AppError('invalid-input') when the present password is wrong or the new one is the same or
 * easily guessed.
 */
export async function changePassword(
  ctx: SignedInContext,
  { current, password }: ChangePasswordInput,
): Promise<NewSession> {
  const known = await requirePassword(ctx, current, 'current');
  const { id } = known;
  if (password === current) throw fieldError('password', m.account_password_same());
  requireStrongPassword(password, known);
  const passwordHash = await hashPassword(password);
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    user.passwordHash = passwordHash;
    await em.nativeDelete(UserToken, { user: id, purpose: 'password-reset' });
    await revokeAllSessions(em, user);
    recordEvent(em, ctx, 'user.password', { id, label: fullName(user) });
    await em.flush();
    return openSession(em, ctx, user, null);
  });
}

/** Keeps the language in which the user is written to. The last choice wins: there is nothing to overwrite by mistake. */
export async function setLocale(
  ctx: SignedInContext,
  { locale }: { locale: Locale },
): Promise<{ ok: true }> {
  const { id } = ctx.actor;
  await ctx.em.nativeUpdate(User, { id }, { locale });
  return { ok: true };
}

/** More logins than that of one person are not looked at one by one. */
const maxListedSessions = 100;

/** A user's present sessions, the one in use last first. */
export async function listSessions(
  ctx: SignedInContext,
  currentId: string | null,
): Promise<AccountSession[]> {
  const { id } = ctx.actor;
  const after = (ms: number) => ({ $gt: new Date(Date.now() - ms) });
  const sessions = await ctx.em.find(
    Session,
    {
      user: id,
      lastSeenAt: after(sessionLimits.idleMs),
      createdAt: after(sessionLimits.absoluteMs),
    },
    { orderBy: { lastSeenAt: 'desc', id: 'asc' }, limit: maxListedSessions },
  );
  return sessions.map((session) =>
    copyFields(accountSessionSchema, session, { isCurrent: session.id === currentId }),
  );
}

/** Ends one of one's own sessions. Throws AppError('not-found') for one that has ended or belongs to another user. */
export async function endOwnSession(
  ctx: SignedInContext,
  { id }: { id: string },
): Promise<{ ok: true }> {
  const self = ctx.actor;
  await ctx.em.transactional(async (em) => {
    const ended = await em.nativeDelete(Session, { id, user: self.id });
    if (ended === 0) throw new AppError('not-found');
    recordEvent(em, ctx, 'user.end-sessions', { id: self.id, label: self.name });
  });
  return { ok: true };
}

/** Ends all of one's own sessions but the present one. Returns how many there were. */
export async function endOtherSessions(
  ctx: SignedInContext,
  currentId: string | null,
): Promise<{ count: number }> {
  const self = ctx.actor;
  return ctx.em.transactional(async (em) => {
    const count = await em.nativeDelete(Session, {
      user: self.id,
      ...(currentId ? { id: { $ne: currentId } } : {}),
    });
    if (count > 0) {
      recordEvent(em, ctx, 'user.end-sessions', { id: self.id, label: self.name });
    }
    return { count };
  });
}
