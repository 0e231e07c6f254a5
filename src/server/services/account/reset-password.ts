import type { ResetPasswordInput } from '../../../shared/contracts/account.ts';
import { UserToken } from '../../db/entities/user-token.ts';
import { recordEvent } from '../audit/record-event.ts';
import { requireGoodPassword } from '../auth/good-password.ts';
import { hashPassword } from '../auth/password.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { closeSessions } from '../users/close-sessions.ts';
import { findOpenLink } from '../users/find-open-link.ts';
import { nameOf, requireUser } from '../users/require-user.ts';

/**
 * Sets a new password by the link from a mail and logs the user out everywhere; every such link of the user is good for
 * nothing afterwards. Nobody is logged in by it. Throws AppError('not-found') for a link that is good for nothing (any
 * more), 'invalid-input' for a password that is easily guessed.
 */
export async function resetPassword(
  ctx: ServiceContext,
  { token, password }: ResetPasswordInput,
): Promise<{ ok: true }> {
  const open = await findOpenLink(ctx.em, 'password-reset', token);
  if (!open) throw new AppError('not-found');
  requireGoodPassword(password, open.user);
  // Made before the transaction: it takes a while by design.
  const passwordHash = await hashPassword(password);
  await ctx.em.transactional(async (em) => {
    const taken = await em.nativeDelete(UserToken, { id: open.id });
    const user = await requireUser(em, { id: open.user.id });
    if (taken === 0 || !user.isActive) throw new AppError('not-found');
    await em.nativeDelete(UserToken, { user: user.id, purpose: 'password-reset' });
    user.passwordHash = passwordHash;
    await closeSessions(em, user);
    recordEvent(em, ctx, {
      action: 'user.password',
      actor: { id: user.id, name: nameOf(user) },
      subjectId: user.id,
      subjectLabel: nameOf(user),
    });
  });
  return { ok: true };
}
