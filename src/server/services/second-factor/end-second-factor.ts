import type { ProvenChangeInput } from '../../../shared/contracts/second-factor.ts';
import { requirePassword } from '../account/require-password.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { NewSession } from '../auth/login.ts';
import { openSession } from '../auth/open-session.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Limiter } from '../rate-limits/take-token.ts';
import { nameOf, requireUser } from '../users/require-user.ts';
import { dropSecondFactor } from './drop-second-factor.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { requireCode } from './require-code.ts';
import { readSecondFactorRule } from './second-factor-rule.ts';

/**
 * Turns one's own two-step login off; every other session ends. Throws AppError('not-found') without one, 'forbidden'
 * where it is compulsory, 'invalid-input' for a wrong password or code.
 */
export async function endSecondFactor(
  ctx: ServiceContext & { limit: Limiter },
  { password, code }: ProvenChangeInput,
): Promise<NewSession> {
  const { id, role } = await requirePassword(ctx, password, 'password');
  const factor = await findSecondFactor(ctx.em, id);
  if (!factor) throw new AppError('not-found');
  if (role === 'admin' && (await readSecondFactorRule(ctx.em))) throw new AppError('forbidden');
  await requireCode(ctx, factor, code);
  return ctx.em.transactional(async (em) => {
    const user = await requireUser(em, { id });
    await dropSecondFactor(em, user);
    recordEvent(em, ctx, {
      action: 'user.second-factor-off',
      subjectId: id,
      subjectLabel: nameOf(user),
    });
    await em.flush();
    return openSession(em, ctx, user, null);
  });
}
