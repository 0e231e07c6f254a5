import {
  accountSessionSchema,
  changePasswordInput,
  endedSessionsOutput,
  getInvitationInput,
  invitationSchema,
  requestPasswordResetInput,
  resetPasswordInput,
  setLocaleInput,
} from '../../../shared/contracts/account.ts';
import { byIdSchema, okSchema } from '../../../shared/contracts/common.ts';
import { changePassword } from '../../services/account/change-password.ts';
import { endOtherSessions, endSession } from '../../services/account/end-own-sessions.ts';
import { listSessions } from '../../services/account/list-sessions.ts';
import { getPasswordReset } from '../../services/account/open-password-reset.ts';
import { requestPasswordReset } from '../../services/account/request-password-reset.ts';
import { resetPassword } from '../../services/account/reset-password.ts';
import { setLocale } from '../../services/account/set-locale.ts';
import { publicProcedure, signedInProcedure } from '../init.ts';

const quarterHour = 900;

/** What everybody does about their own account, in whatever role. */
export const accountProcedures = {
  requestPasswordReset: publicProcedure
    .meta({ limit: { limit: 10, windowSeconds: quarterHour } })
    .input(requestPasswordResetInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),

  getPasswordReset: publicProcedure
    .meta({ limit: { limit: 60, windowSeconds: quarterHour } })
    .input(getInvitationInput)
    .output(invitationSchema.nullable())
    .query(({ ctx, input }) => getPasswordReset(ctx, input)),

  resetPassword: publicProcedure
    .meta({ limit: { limit: 30, windowSeconds: quarterHour } })
    .input(resetPasswordInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

  changePassword: signedInProcedure
    .meta({ limit: { limit: 10, windowSeconds: quarterHour } })
    .input(changePasswordInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.session.start(await changePassword(ctx, input));
      return { ok: true };
    }),

  listSessions: signedInProcedure
    .output(accountSessionSchema.array())
    .query(({ ctx }) => listSessions(ctx, ctx.session.current?.sessionId ?? null)),

  endSession: signedInProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(({ ctx, input }) => endSession(ctx, input)),

  endOtherSessions: signedInProcedure
    .output(endedSessionsOutput)
    .mutation(({ ctx }) => endOtherSessions(ctx, ctx.session.current?.sessionId ?? null)),

  setLocale: signedInProcedure
    .input(setLocaleInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => setLocale(ctx, input)),
};
