import {
  accountSessionSchema,
  activateAccountInput,
  changePasswordInput,
  confirmSecondFactorInput,
  endOtherSessionsOutput,
  getInvitationInput,
  invitationSchema,
  reauthenticationInput,
  recoveryCodesSchema,
  requestPasswordResetInput,
  resetPasswordInput,
  secondFactorKeySchema,
  secondFactorStateSchema,
  setLocaleInput,
  setUpSecondFactorInput,
} from '../../../shared/contracts/account.ts';
import { loginInput, loginOutput, sessionUserSchema } from '../../../shared/contracts/auth.ts';
import {
  profileKeyInput,
  publicProfileSchema,
  teamMemberSchema,
} from '../../../shared/contracts/employee.ts';
import { byIdSchema, okSchema } from '../../../shared/contracts/fields.ts';
import {
  bySlugInput,
  listNewsInput,
  listNewsOutput,
  listNewsRecordsInput,
  listNewsRecordsOutput,
  newsArticleSchema,
} from '../../../shared/contracts/news.ts';
import { publicSettingsSchema, settingValueSchema } from '../../../shared/contracts/settings.ts';
import { homeSchema } from '../../../shared/contracts/site.ts';
import { portalHome } from '../../../shared/domain/accounts.ts';
import { activateAccount, getInvitation } from '../../services/accounts/invitations.ts';
import { findUser, getUser, login, logout } from '../../services/accounts/login.ts';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listSessions,
  setLocale,
} from '../../services/accounts/own-account.ts';
import {
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../services/accounts/password-reset.ts';
import {
  confirmSecondFactor,
  disableOwnSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '../../services/accounts/second-factor.ts';
import { getArticle, listNews, listNewsRecords } from '../../services/news/public-news.ts';
import { getPublicSettings } from '../../services/settings/applications-enabled.ts';
import { getHome } from '../../services/site/pages.ts';
import { getProfile, listTeam } from '../../services/site/team.ts';
import {
  cacheAnswer,
  cachedProcedure,
  publicProcedure,
  router,
  signedInProcedure,
  slowDownGuessing,
  withEntityManager,
} from '../init.ts';
import { siteProcedures } from './site-procedures.ts';

const quarterHourSeconds = 900;

/** What everybody does about their own account, in whatever role. */
const accountProcedures = {
  requestPasswordReset: publicProcedure
    .meta({ limit: { limit: 10, windowSeconds: quarterHourSeconds } })
    .input(requestPasswordResetInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),

  getPasswordReset: publicProcedure
    .meta({ limit: { limit: 60, windowSeconds: quarterHourSeconds } })
    .input(getInvitationInput)
    .output(invitationSchema.nullable())
    .query(({ ctx, input }) => getPasswordReset(ctx, input)),

  resetPassword: publicProcedure
    .meta({ limit: { limit: 30, windowSeconds: quarterHourSeconds } })
    .input(resetPasswordInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),

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

  endSession: signedInProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(({ ctx, input }) => endOwnSession(ctx, input)),

  endOtherSessions: signedInProcedure
    .output(endOtherSessionsOutput)
    .mutation(({ ctx }) => endOtherSessions(ctx, ctx.session.current?.sessionId ?? null)),

  setLocale: signedInProcedure
    .input(setLocaleInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => setLocale(ctx, input)),
};

/** A search reads the text of every article; somebody who types and turns pages stays far below. */
const listLimit = { limit: 600, windowSeconds: 900 };

/** Everybody gets the same. */
const sharedProcedure = cachedProcedure
  .use(({ ctx, path, next }) => cacheAnswer(ctx, path, next))
  .use(withEntityManager);

/** The procedures of what the public site tells of the team and of news. */
const contentProcedures = {
  getHome: sharedProcedure.output(homeSchema).query(({ ctx }) => getHome(ctx)),

  listTeam: sharedProcedure.output(teamMemberSchema.array()).query(({ ctx }) => listTeam(ctx)),

  getProfile: publicProcedure
    .input(profileKeyInput)
    .output(publicProfileSchema)
    .query(({ ctx, input }) => getProfile(ctx, input)),

  listNews: cachedProcedure
    .meta({ limit: listLimit })
    .input(listNewsInput)
    .use(({ ctx, path, input, next }) => cacheAnswer(ctx, `${path} ${JSON.stringify(input)}`, next))
    .use(withEntityManager)
    .output(listNewsOutput)
    .query(({ ctx, input }) => listNews(ctx, input)),

  getArticle: publicProcedure
    .input(bySlugInput)
    .output(newsArticleSchema)
    .query(({ ctx, input }) => getArticle(ctx, input)),

  listNewsRecords: publicProcedure
    .input(listNewsRecordsInput)
    .output(listNewsRecordsOutput)
    .query(({ ctx, input }) => listNewsRecords(ctx, input)),
};

/** As often as somebody mistypes; each asks for the password or for a code. */
const guessMeta = { limit: { limit: 10, windowSeconds: 900 } };

/** One's own two-step login, in whatever role; each change begins a new session. */
const secondFactorProcedures = {
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

export const publicRouter = router({
  ...accountProcedures,
  ...contentProcedures,
  ...secondFactorProcedures,
  ...siteProcedures,

  getSettings: publicProcedure
    .output(publicSettingsSchema)
    .query(({ ctx }) => getPublicSettings(ctx)),

  getApplicationsEnabled: publicProcedure.output(settingValueSchema).query(async ({ ctx }) => {
    const { applicationsEnabled } = await getPublicSettings(ctx);
    return { value: applicationsEnabled ? 'true' : 'false' };
  }),

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

  getInvitation: publicProcedure
    .meta({ limit: { limit: 60, windowSeconds: quarterHourSeconds } })
    .input(getInvitationInput)
    .output(invitationSchema.nullable())
    .query(({ ctx, input }) => getInvitation(ctx, input)),

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
});
