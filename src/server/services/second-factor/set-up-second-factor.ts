import type {
  SecondFactorKey,
  SetUpSecondFactorInput,
} from '../../../shared/contracts/second-factor.ts';
import { SecondFactor } from '../../db/entities/second-factor.ts';
import { requirePassword } from '../account/require-password.ts';
import type { ServiceContext } from '../context.ts';
import type { Limiter } from '../rate-limits/take-token.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { requireCode } from './require-code.ts';
import { sealSecret } from './seal-secret.ts';
import { newAppKey } from './time-code.ts';

/**
 * Makes a secret for an app, which counts once the app has shown a code. Where there is an app already, it goes on until
 * then. Throws AppError('invalid-input') for a wrong password, or a missing or wrong code of the app before.
 */
export async function setUpSecondFactor(
  ctx: ServiceContext & { limit: Limiter },
  { password, code }: SetUpSecondFactorInput,
): Promise<SecondFactorKey> {
  const user = await requirePassword(ctx, password, 'password');
  const present = await findSecondFactor(ctx.em, user.id);
  if (present) await requireCode(ctx, present, code);
  const key = newAppKey(user.email);
  await ctx.em.upsert(SecondFactor, {
    user: user.id,
    pendingSecret: sealSecret(ctx.secrets.secondFactor, user.id, key.secret),
    pendingAt: new Date(),
  });
  return key;
}
