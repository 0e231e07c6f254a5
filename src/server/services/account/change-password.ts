import type { ChangePasswordInput } from '../../../shared/contracts/account.ts';
import { UserToken } from '../../db/entities/user-token.ts';
import { recordEvent } from '../audit/record-event.ts';
import { requireGoodPassword } from '../auth/good-password.ts';
import type { NewSession } from '../auth/login.ts';
import { openSession } from '../auth/open-session.ts';
import { hashPassword } from '../auth/password.ts';
import type { ServiceContext } from '../context.ts';
import { closeSessions } from '../users/close-sessions.ts';
import { nameOf, requireUser } from '../users/require-user.ts';
import { requirePassword } from './require-password.ts';

/**
 * Changes one's own password: every session ends, and a new one begins for whoever changed it. Open links for a
 * forgotten password die. Throws AppError('invalid-input') when the present password is wrong or the new one is easily
 * guessed.
 */
export async function changePassword(
  ctx: ServiceContext,
  { current, password }: ChangePasswordInput,
): Promise<NewSession> {
  const known = await requirePassword(ctx, current, 'current');
  const { id } = known;
  requireGoodPassword(password, known);
  const passwordHash = await hashPassword(password);
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    user.passwordHash = passwordHash;
    await em.nativeDelete(UserToken, { user: id, purpose: 'password-reset' });
    await closeSessions(em, user);
    recordEvent(em, ctx, {
      action: 'user.password',
      subjectId: id,
      subjectLabel: nameOf(user),
    });
    await em.flush();
    return openSession(em, ctx, user, null);
  });
}
