import type { SecondFactorState } from '../../../shared/contracts/second-factor.ts';
import { RecoveryCode } from '../../db/entities/recovery-code.ts';
import { requireSelf } from '../account/require-self.ts';
import type { ServiceContext } from '../context.ts';
import { findSecondFactor } from './find-second-factor.ts';
import { readSecondFactorRule } from './second-factor-rule.ts';

/** How one's own two-step login stands; nothing of its secrets. */
export async function getSecondFactor(ctx: ServiceContext): Promise<SecondFactorState> {
  const { id, role } = requireSelf(ctx);
  const factor = await findSecondFactor(ctx.em, id);
  return {
    since: factor?.since ?? null,
    recoveryCodesLeft: factor ? await ctx.em.count(RecoveryCode, { user: id }) : 0,
    isRequired: role === 'admin' && (await readSecondFactorRule(ctx.em)),
  };
}
