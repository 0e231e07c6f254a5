import {
  confirmSecondFactorInput,
  reauthenticationInput,
  recoveryCodesSchema,
  secondFactorKeySchema,
  secondFactorStateSchema,
  setUpSecondFactorInput,
} from '../../../../shared/contracts/account.ts';
import { okSchema } from '../../../../shared/contracts/fields.ts';
import {
  confirmSecondFactor,
  disableOwnSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '../../../services/accounts/second-factor.ts';
import { signedInProcedure } from '../../init.ts';

/** Limit that allows for typing errors; each asks for the password or for a code. */
const guessMeta = { limit: { limit: 10, windowSeconds: 900 } };

/** One's own two-step login, in whatever role; each change begins a new session. */
export const secondFactorProcedures = {
  getSecondFactor: signedInProcedure
    .output(secondFactorStateSchema)
    .query(({ ctx }) => getSecondFactor(ctx)),

  setUpSecondFactor: signedInProcedure
    .meta(guessMeta)
    .input(setUpSecondFactorInput)
    .output(secondFactorKeySchema)
    .mutation(({ ctx, input }) => setUpSecondFactor(ctx, input)),

  confirmSecondFactor: signedInProcedure
    .meta(guessMeta)
    .input(confirmSecondFactorInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => {
      const { recoveryCodes, session } = await confirmSecondFactor(ctx, input);
      await ctx.session.start(session);
      return { recoveryCodes };
    }),

  renewRecoveryCodes: signedInProcedure
    .meta(guessMeta)
    .input(reauthenticationInput)
    .output(recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => {
      const { recoveryCodes, session } = await renewRecoveryCodes(ctx, input);
      await ctx.session.start(session);
      return { recoveryCodes };
    }),

  endSecondFactor: signedInProcedure
    .meta(guessMeta)
    .input(reauthenticationInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.session.start(await disableOwnSecondFactor(ctx, input));
      return { ok: true };
    }),
};
