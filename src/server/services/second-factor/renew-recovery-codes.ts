import type { ProvenChangeInput } from '../../../shared/contracts/second-factor.ts';
import { requirePassword } from '../account/require-password.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { NewSession } from '../auth/login.ts';
import { openSession } from '../auth/open-session.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Limiter } from '../rate-limits/take-token.ts';
import { closeSessions } from '../users/close-sessions.ts';
import { nameOf, requireUser } from '../users/require-user.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { requireCode } from './require-code.ts';

/**
 * Makes new recovery codes, told once; the ones before are worth nothing then, and every other session ends. Throws
 * AppError('not-found') without a second factor, 'invalid-input' for a wrong password or code.
 */
export async function renewRecoveryCodes(
  ctx: ServiceContext & { limit: Limiter },
  { password, code }: ProvenChangeInput,
): Promise<{ recoveryCodes: string[]; session: NewSession }> {
  const { id } = await requirePassword(ctx, password, 'password');
  const factor = await findSecondFactor(ctx.em, id);
  if (!factor) throw new AppError('not-found');
  await requireCode(ctx, factor, code);
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    await closeSessions(em, user);
    recordEvent(em, ctx, {
      action: 'user.recovery-codes',
      subjectId: id,
      subjectLabel: nameOf(user),
    });
    const recoveryCodes = await replaceRecoveryCodes(em, id);
    return { recoveryCodes, session: await openSession(em, ctx, user, null) };
  });
}
