import { codeDigits } from '../../../shared/contracts/second-factor.ts';
import { SecondFactor } from '../../db/entities/second-factor.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import type { ActiveFactor } from './find-second-factor.ts';
import { bareCode, takeRecoveryCode } from './recovery-codes.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { stepOf } from './time-code.ts';

const appCode = new RegExp(`^\\d{${codeDigits}}$`);

/** Whether somebody has typed what an app shows rather than a recovery code. */
export const isAppCode = (typed: string) => appCode.test(bareCode(typed));

/**
 * Uses a code up within the running transaction: it works once, also for two who send it at the same moment. Returns
 * what it was, or null for a wrong, outdated or used one.
 */
export async function spendCode(
  em: EntityManager,
  { secrets, log }: Pick<ServiceContext, 'secrets' | 'log'>,
  { userId, sealed }: ActiveFactor,
  typed: string,
  now = new Date(),
): Promise<'app' | 'recovery' | null> {
  const code = bareCode(typed);
  if (!isAppCode(code)) return (await takeRecoveryCode(em, userId, code)) ? 'recovery' : null;
  const opened = openSecret(secrets.secondFactor, userId, sealed);
  if (!opened) {
    log.error({ userId }, 'a second factor cannot be read with the present secrets');
    return null;
  }
  const step = stepOf(opened.secret, code, now);
  if (step === null) return null;
  const { isNewest, secret } = opened;
  const spent = await em.nativeUpdate(
    SecondFactor,
    { user: userId, secret: sealed, lastStep: { $lt: step } },
    {
      lastStep: step,
      // So that an older secret of the installation can go once everybody has logged in.
      ...(isNewest ? {} : { secret: sealSecret(secrets.secondFactor, userId, secret) }),
    },
  );
  return spent === 1 ? 'app' : null;
}
