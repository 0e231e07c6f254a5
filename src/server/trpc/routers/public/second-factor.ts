import * as account from '../../../../shared/contracts/account.ts';
import { okSchema } from '../../../../shared/contracts/fields.ts';
import * as secondFactor from '../../../services/accounts/second-factor.ts';
import { signedInProcedure } from '../../init.ts';

/** Limit that allows for typing errors; each asks for the password or for a code. */
const guessMeta = { limit: { limit: 10, windowSeconds: 900 } };

/** One's own two-step login, in whatever role; each change begins a new session. */
export const secondFactorProcedures = {
  getSecondFactor: signedInProcedure
    .output(account.secondFactorStateSchema)
    .query(({ ctx }) => secondFactor.getSecondFactor(ctx)),

  setUpSecondFactor: signedInProcedure
    .meta(guessMeta)
    .input(account.setUpSecondFactorInput)
    .output(account.secondFactorKeySchema)
    .mutation(({ ctx, input }) => secondFactor.setUpSecondFactor(ctx, input)),

  confirmSecondFactor: signedInProcedure
    .meta(guessMeta)
    .input(account.confirmSecondFactorInput)
    .output(account.recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => {
      const { recoveryCodes, session } = await secondFactor.confirmSecondFactor(ctx, input);
      await ctx.session.start(session);
      return { recoveryCodes };
    }),

  renewRecoveryCodes: signedInProcedure
    .meta(guessMeta)
    .input(account.reauthenticationInput)
    .output(account.recoveryCodesSchema)
    .mutation(async ({ ctx, input }) => {
      const { recoveryCodes, session } = await secondFactor.renewRecoveryCodes(ctx, input);
      await ctx.session.start(session);
      return { recoveryCodes };
    }),

  endSecondFactor: signedInProcedure
    .meta(guessMeta)
    .input(account.reauthenticationInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.session.start(await secondFactor.disableOwnSecondFactor(ctx, input));
      return { ok: true };
    }),
};
