import { okSchema } from '../../../shared/contracts/common.ts';
import {
  confirmSecondFactorInput,
  provenChangeInput,
  recoveryCodesSchema,
  secondFactorKeySchema,
  secondFactorStateSchema,
  setUpSecondFactorInput,
} from '../../../shared/contracts/second-factor.ts';
import { confirmSecondFactor } from '../../services/second-factor/confirm-second-factor.ts';
import { endSecondFactor } from '../../services/second-factor/end-second-factor.ts';
import { getSecondFactor } from '../../services/second-factor/get-second-factor.ts';
import { renewRecoveryCodes } from '../../services/second-factor/renew-recovery-codes.ts';
import { setUpSecondFactor } from '../../services/second-factor/set-up-second-factor.ts';
import { signedInProcedure } from '../init.ts';

/** As often as somebody mistypes; each asks for the password or for a code. */
const guessing = { limit: { limit: 10, windowSeconds: 900 } };

/** One's own two-step login, in whatever role; each change begins a new session. */
export const secondFactorProcedures = {
  getSecondFactor: signedInProcedure
    .output(secondFactorStateSchema)
    .query(({ ctx }) => getSecondFactor(ctx)),

  setUpSecondFactor: signedInProcedure
    .meta(guessing)
    .input(setUpSecondFactorInput)
    .output(secondFactorKeySchema)
    .mutation(({ ctx, input }) => setUpSecondFactor(ctx, input)),

  confirmSecondFactor: signedInProcedure
    .meta(guessing)
    .input(confirmSecondFactorInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => {
      const { recoveryCodes, session } = await confirmSecondFactor(ctx, input);
      await ctx.session.start(session);
      return { recoveryCodes };
    }),

  renewRecoveryCodes: signedInProcedure
    .meta(guessing)
    .input(provenChangeInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => {
      const { recoveryCodes, session } = await renewRecoveryCodes(ctx, input);
      await ctx.session.start(session);
      return { recoveryCodes };
    }),

  endSecondFactor: signedInProcedure
    .meta(guessing)
    .input(provenChangeInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.session.start(await endSecondFactor(ctx, input));
      return { ok: true };
    }),
};
