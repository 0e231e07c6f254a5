import type { AuditAction } from '../../../shared/contracts/admin.ts';
import type { LoginInput, SessionUser } from '../../../shared/contracts/auth.ts';
import { User } from '../../db/entities/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Limiter } from '../rate-limits/take-token.ts';
import { countCode } from '../second-factor/count-code.ts';
import { findSecondFactor } from '../second-factor/find-second-factor.ts';
import { isWithoutRequiredFactor } from '../second-factor/second-factor-rule.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import { openSession } from './open-session.ts';
import { decoyHash, verifyPassword } from './password.ts';
import { toSessionUser } from './to-session-user.ts';

/** What the session cookie has to carry. */
export type NewSession = { sessionId: string; userId: string; sessionVersion: number };

async function recordFailure(ctx: ServiceContext, action: AuditAction, user: User | null) {
  await ctx.em.transactional(async (em) =>
    recordEvent(em, ctx, {
      action,
      actor: null,
      ...(user ? { subjectId: user.id, subjectLabel: user.username } : {}),
    }),
  );
}

/** Username or e-mail address and password; the same work and the same no whatever is wrong with them. */
async function requireLogin(ctx: ServiceContext, input: LoginInput): Promise<User> {
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
  const found = await requireLogin(ctx, input);
  const factor = await findSecondFactor(ctx.em, found.id);
  const { code } = input;
  if (factor && code === undefined) throw new AppError('second-factor-required');
  if (factor && code !== undefined) await countCode(ctx, found.id, code);
  const opened = await ctx.em.transactional(async (em) => {
    const proof = factor && code !== undefined && (await spendCode(em, ctx, factor, code, now));
    if (factor && !proof) return null;
    await em.nativeUpdate(User, { id: found.id }, { lastLoginAt: now });
    recordEvent(em, ctx, {
      action: proof === 'recovery' ? 'user.login-recovery' : 'user.login',
      actor: { id: found.id, name: `${found.firstName} ${found.lastName}` },
      subjectId: found.id,
      subjectLabel: found.username,
    });
    const session = await openSession(em, ctx, found, previousSessionId);
    return { user: toSessionUser(found, await isWithoutRequiredFactor(em, found)), session };
  });
  if (opened) return opened;
  await recordFailure(ctx, 'user.code-failed', found);
  throw new AppError('second-factor-wrong');
}
