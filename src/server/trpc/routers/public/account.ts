import {
  accountSessionSchema,
  activateAccountInput,
  changePasswordInput,
  endOtherSessionsOutput,
  getInvitationInput,
  invitationSchema,
  requestPasswordResetInput,
  resetPasswordInput,
  setLocaleInput,
} from '../../../../shared/contracts/account.ts';
import { loginInput, loginOutput, sessionUserSchema } from '../../../../shared/contracts/auth.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import { portalHome } from '../../../../shared/domain/accounts.ts';
import { activateAccount, getInvitation } from '../../../services/accounts/invitations.ts';
import { findUser, getUser, login, logout } from '../../../services/accounts/login.ts';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listSessions,
  setLocale,
} from '../../../services/accounts/own-account.ts';
import {
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../../services/accounts/password-reset.ts';
import {
  publicMutation,
  publicProcedure,
  publicQuery,
  signedInMutation,
  signedInProcedure,
  slowDownGuessing,
} from '../../init.ts';

const quarterHourSeconds = 900;

/** Procedures of one's own account, in every role. */
export const accountProcedures = {
  requestPasswordReset: publicMutation(requestPasswordResetInput, okSchema, requestPasswordReset, {
    limit: { limit: 10, windowSeconds: quarterHourSeconds },
  }),
  getPasswordReset: publicQuery(getInvitationInput, invitationSchema.nullable(), getPasswordReset, {
    limit: { limit: 60, windowSeconds: quarterHourSeconds },
  }),
  resetPassword: publicMutation(resetPasswordInput, okSchema, resetPassword, {
    limit: { limit: 30, windowSeconds: quarterHourSeconds },
  }),

  changePassword: signedInProcedure
    .meta({ limit: { limit: 10, windowSeconds: quarterHourSeconds } })
    .input(changePasswordInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.session.start(await changePassword(ctx, input));
      return { ok: true };
    }),

  listSessions: signedInProcedure
    .output(accountSessionSchema.array())
    .query(({ ctx }) => listSessions(ctx, ctx.session.current?.sessionId ?? null)),

  endSession: signedInMutation(byIdSchema, okSchema, endOwnSession),

  endOtherSessions: signedInProcedure
    .output(endOtherSessionsOutput)
    .mutation(({ ctx }) => endOtherSessions(ctx, ctx.session.current?.sessionId ?? null)),

  setLocale: signedInMutation(setLocaleInput, okSchema, setLocale),
};

/** The way in and out, and who is signed in. */
export const sessionProcedures = {
  login: publicProcedure
    .meta({ limit: { limit: 60, windowSeconds: quarterHourSeconds } })
    .input(loginInput)
    .output(loginOutput)
    .mutation(async ({ ctx, input }) => {
      const account = input.username.toLowerCase();
      await ctx.limit(`login:${ctx.rateLimitKey()}:${account}`, {
        limit: 10,
        windowSeconds: quarterHourSeconds,
      });
      await slowDownGuessing(() =>
        ctx.limit(`login:${account}`, { limit: 100, windowSeconds: quarterHourSeconds }),
      );
      const { user, session } = await login(ctx, input, ctx.session.current?.sessionId ?? null);
      await ctx.session.start(session);
      return { ok: true, user, redirectTo: portalHome[user.role] };
    }),

  getInvitation: publicQuery(getInvitationInput, invitationSchema.nullable(), getInvitation, {
    limit: { limit: 60, windowSeconds: quarterHourSeconds },
  }),

  activateAccount: publicProcedure
    .meta({ limit: { limit: 30, windowSeconds: quarterHourSeconds } })
    .input(activateAccountInput)
    .output(loginOutput)
    .mutation(async ({ ctx, input }) => {
      const previous = ctx.session.current?.sessionId ?? null;
      const { user, session } = await activateAccount(ctx, input, previous);
      await ctx.session.start(session);
      return { ok: true, user, redirectTo: portalHome[user.role] };
    }),

  logout: publicProcedure.output(okSchema).mutation(async ({ ctx }) => {
    await logout(ctx, ctx.session.current?.sessionId ?? null);
    ctx.session.end();
    return { ok: true };
  }),

  findUser: publicProcedure.output(sessionUserSchema.nullable()).query(({ ctx }) => findUser(ctx)),
  getUser: signedInProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),
};
