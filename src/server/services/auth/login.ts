import type { LoginInput, SessionUser } from '../../../shared/contracts/auth.ts';
import { User } from '../../db/entities/user.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { openSession } from './open-session.ts';
import { decoyHash, verifyPassword } from './password.ts';
import { toSessionUser } from './to-session-user.ts';

/** What the session cookie has to carry. */
export type NewSession = { sessionId: string; userId: string; sessionVersion: number };

/**
 * Checks username or e-mail address and password, and opens a session row; the one of the cookie that came along ends.
 * Throws AppError('invalid-credentials') alike for an unknown, an inactive and a wrong login, after the same work.
 */
export async function login(
  ctx: ServiceContext,
  input: LoginInput,
  previousSessionId: string | null,
): Promise<{ user: SessionUser; session: NewSession }> {
  const name = input.username.toLowerCase();
  const found = await ctx.em.findOne(User, { $or: [{ username: name }, { email: name }] });
  const hash = found?.isActive ? found.passwordHash : null;
  const matches = await verifyPassword(input.password, hash ?? (await decoyHash()));
  if (!found || !hash || !matches) {
    await ctx.em.transactional(async (em) =>
      recordEvent(em, ctx, {
        action: 'user.login-failed',
        actor: null,
        ...(found ? { subjectId: found.id, subjectLabel: found.username } : {}),
      }),
    );
    throw new AppError('invalid-credentials');
  }
  return ctx.em.transactional(async (em) => {
    await em.nativeUpdate(User, { id: found.id }, { lastLoginAt: new Date() });
    recordEvent(em, ctx, {
      action: 'user.login',
      actor: { id: found.id, name: `${found.firstName} ${found.lastName}` },
      subjectId: found.id,
      subjectLabel: found.username,
    });
    const session = await openSession(em, ctx, found, previousSessionId);
    return { user: toSessionUser(found), session };
  });
}
