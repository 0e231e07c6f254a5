import type { AuditAction } from '../../../shared/contracts/activity.ts';
import {
  type LoginInput,
  type SessionUser,
  sessionUserSchema,
} from '../../../shared/contracts/auth.ts';
import { Session, User } from '../../db/entities/accounts.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext, SignedInContext } from '../context.ts';
import type { Limiter } from '../rate-limits.ts';
import { copyFields } from '../records.ts';
import { decoyHash, verifyPassword } from './password-hash.ts';
import { consumeCode, countCodeAttempt } from './second-factor-codes.ts';
import { findSecondFactor, isWithoutRequiredFactor } from './second-factor-status.ts';
import { openSession } from './sessions.ts';

/** The part of a user that the user's own browser may know. */
export const toSessionUser = (user: User, lacksSecondFactor: boolean): SessionUser =>
  copyFields(sessionUserSchema, user, { lacksSecondFactor });

/** Content of the session cookie. */
export type NewSession = { sessionId: string; userId: string; sessionVersion: number };

async function recordFailure(ctx: ServiceContext, action: AuditAction, user: User | null) {
  await ctx.em.transactional(async (em) =>
    recordEvent(em, ctx, action, { actor: null, id: user?.id, label: user?.username }),
  );
}

/** Username or e-mail address and password; the same work and the same no whatever is wrong with them. */
async function requireCredentials(ctx: ServiceContext, input: LoginInput): Promise<User> {
  const name = input.username.toLowerCase();
  const found = await ctx.em.findOne(User, { $or: [{ username: name }, { email: name }] });
  const hash = found?.isActive ? found.passwordHash : null;
  const matches = await verifyPassword(input.password, hash ?? (await decoyHash()));
  if (found && hash && matches) return found;
  await recordFailure(ctx, 'user.login-failed', found);
  throw new AppError('invalid-credentials');
}

/**
 * Checks username or e-mail address, password and, where one is set up, the second factor, and opens a session row; the
 * one of the cookie that came along ends. Throws AppError('invalid-credentials') alike for an unknown, an inactive and
 * a wrong login, after the same work; only after the right password 'second-factor-required' without a code,
 * 'second-factor-wrong' with a wrong or used one, and 'rate-limited' after too many of them.
 */
export async function login(
  ctx: ServiceContext & { limit: Limiter },
  input: LoginInput,
  previousSessionId: string | null,
  now = new Date(),
): Promise<{ user: SessionUser; session: NewSession }> {
  const found = await requireCredentials(ctx, input);
  const factor = await findSecondFactor(ctx.em, found.id);
  const { code } = input;
  if (factor && code === undefined) throw new AppError('second-factor-required');
  if (factor && code !== undefined) await countCodeAttempt(ctx, found.id, code);
  const opened = await ctx.em.transactional(async (em) => {
    const proof = factor && code !== undefined && (await consumeCode(em, ctx, factor, code, now));
    if (factor && !proof) return null;
    await em.nativeUpdate(User, { id: found.id }, { lastLoginAt: now });
    recordEvent(em, ctx, proof === 'recovery' ? 'user.login-recovery' : 'user.login', {
      actor: { id: found.id, name: `${found.firstName} ${found.lastName}` },
      id: found.id,
      label: found.username,
    });
    const session = await openSession(em, ctx, found, previousSessionId);
    return { user: toSessionUser(found, await isWithoutRequiredFactor(em, found)), session };
  });
  if (opened) return opened;
  await recordFailure(ctx, 'user.code-failed', found);
  throw new AppError('second-factor-wrong');
}

/** Ends one session for good: a copy of its cookie is invalid afterwards. */
export async function logout(ctx: ServiceContext, sessionId: string | null): Promise<void> {
  if (!sessionId) return;
  await ctx.em.transactional(async (em) => {
    const ended = await em.nativeDelete(Session, { id: sessionId });
    if (ended > 0 && ctx.actor) recordEvent(em, ctx, 'user.logout', { id: ctx.actor.id });
  });
}

/** The signed-in user, or null without a session: on a page for everybody that is no failure. */
export async function findUser(ctx: ServiceContext): Promise<SessionUser | null> {
  if (!ctx.actor) return null;
  const user = await ctx.em.findOne(User, { id: ctx.actor.id });
  return user && toSessionUser(user, ctx.actor.lacksSecondFactor);
}

/** The signed-in user. Throws AppError('unauthenticated') without a session. */
export async function getUser(ctx: SignedInContext): Promise<SessionUser> {
  const user = await findUser(ctx);
  if (!user) throw new AppError('unauthenticated');
  return user;
}
