import { LockMode } from '@mikro-orm/core';
import type { ConfirmSecondFactorInput } from '../../../shared/contracts/second-factor.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SecondFactor } from '../../db/entities/second-factor.ts';
import { requireSelf } from '../account/require-self.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { NewSession } from '../auth/login.ts';
import { openSession } from '../auth/open-session.ts';
import type { ServiceContext } from '../context.ts';
import type { Limiter } from '../rate-limits/take-token.ts';
import { closeSessions } from '../users/close-sessions.ts';
import { nameOf, requireUser } from '../users/require-user.ts';
import { countCode } from './count-code.ts';
import { bareCode, replaceRecoveryCodes } from './recovery-codes.ts';
import { wrongCode } from './require-code.ts';
import { openSecret } from './seal-secret.ts';
import { stepOf } from './time-code.ts';

/** How long a secret waits for its first code. */
const pendingMs = 30 * 60_000;

/**
 * Has the app show that it knows the secret, and asks for a code at each login from then on. Every session ends, and a
 * new one begins for whoever did it. Returns the recovery codes, which nobody can show again. Throws
 * AppError('invalid-input') for a wrong code, or where nothing was set up within half an hour.
 */
export async function confirmSecondFactor(
  ctx: ServiceContext & { limit: Limiter },
  { code }: ConfirmSecondFactorInput,
  now = new Date(),
): Promise<{ recoveryCodes: string[]; session: NewSession }> {
  const { id } = requireSelf(ctx);
  await countCode(ctx, id, code);
  return ctx.em.transactional(async (em) => {
    const factor = await em.findOne(
      SecondFactor,
      { user: id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const isFresh = now.getTime() - (factor?.pendingAt?.getTime() ?? 0) < pendingMs;
    const sealed = isFresh ? factor?.pendingSecret : null;
    const opened = sealed ? openSecret(ctx.secrets.secondFactor, id, sealed) : null;
    if (!factor || !sealed || !opened) throw wrongCode(m.second_factor_set_up_over());
    const step = stepOf(opened.secret, bareCode(code), now);
    if (step === null) throw wrongCode();
    Object.assign(factor, {
      secret: sealed,
      enabledAt: now,
      lastStep: step,
      pendingSecret: null,
      pendingAt: null,
    });
    const user = await requireUser(em, { id });
    await closeSessions(em, user);
    recordEvent(em, ctx, {
      action: 'user.second-factor-on',
      subjectId: id,
      subjectLabel: nameOf(user),
    });
    const recoveryCodes = await replaceRecoveryCodes(em, id);
    return { recoveryCodes, session: await openSession(em, ctx, user, null) };
  });
}
