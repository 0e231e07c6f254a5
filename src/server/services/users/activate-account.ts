import type { ActivateAccountInput } from '../../../shared/contracts/account.ts';
import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { UserToken } from '../../db/entities/user-token.ts';
import { recordEvent } from '../audit/record-event.ts';
import { requireGoodPassword } from '../auth/good-password.ts';
import type { NewSession } from '../auth/login.ts';
import { openSession } from '../auth/open-session.ts';
import { hashPassword } from '../auth/password.ts';
import { toSessionUser } from '../auth/to-session-user.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { isWithoutRequiredFactor } from '../second-factor/second-factor-rule.ts';
import { findOpenInvitation } from './open-invitation.ts';
import { nameOf, requireUser } from './require-user.ts';

/**
 * Accepts an invitation: sets the password and opens the first session. A link works once, however often and in parallel
 * it is sent. Throws AppError('not-found') for a link that is good for nothing (any more), 'invalid-input' for a
 * password that is easily guessed.
 */
export async function activateAccount(
  ctx: ServiceContext,
  { token, password }: ActivateAccountInput,
  previousSessionId: string | null,
): Promise<{ user: SessionUser; session: NewSession }> {
  const invitation = await findOpenInvitation(ctx.em, token);
  if (!invitation) throw new AppError('not-found');
  requireGoodPassword(password, invitation.user);
  // Made before the transaction: it takes a while by design.
  const passwordHash = await hashPassword(password);
  return ctx.em.transactional(async (em) => {
    const taken = await em.nativeDelete(UserToken, { id: invitation.id });
    if (taken === 0) throw new AppError('not-found');
    const user = await requireUser(em, { id: invitation.user.id });
    if (!user.isActive || user.passwordHash != null) throw new AppError('not-found');
    user.passwordHash = passwordHash;
    user.lastLoginAt = new Date();
    recordEvent(em, ctx, {
      action: 'user.join',
      actor: { id: user.id, name: nameOf(user) },
      subjectId: user.id,
      subjectLabel: nameOf(user),
    });
    const session = await openSession(em, ctx, user, previousSessionId);
    return { user: toSessionUser(user, await isWithoutRequiredFactor(em, user)), session };
  });
}
