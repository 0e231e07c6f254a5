import {
  activateAccountInput,
  getInvitationInput,
  invitationSchema,
} from '../../../shared/contracts/account.ts';
import { loginInput, loginOutput, sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { okSchema } from '../../../shared/contracts/common.ts';
import { publicSettingsSchema, settingValueSchema } from '../../../shared/contracts/settings.ts';
import { portalHome } from '../../../shared/roles.ts';
import { findUser } from '../../services/auth/find-user.ts';
import { getUser } from '../../services/auth/get-user.ts';
import { login } from '../../services/auth/login.ts';
import { logout } from '../../services/auth/logout.ts';
import { getPublicSettings } from '../../services/settings/applications-enabled.ts';
import { activateAccount } from '../../services/users/activate-account.ts';
import { getInvitation } from '../../services/users/open-invitation.ts';
import { publicProcedure, router, signedInProcedure } from '../init.ts';
import { slowDownGuessing } from '../slow-down-guessing.ts';
import { accountProcedures } from './account-procedures.ts';
import { contentProcedures } from './content-procedures.ts';
import { secondFactorProcedures } from './second-factor-procedures.ts';
import { siteProcedures } from './site-procedures.ts';

const quarterHour = 900;

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
    .meta({ limit: { limit: 60, windowSeconds: quarterHour } })
    .input(loginInput)
    .output(loginOutput)
    .mutation(async ({ ctx, input }) => {
      const account = input.username.toLowerCase();
      await ctx.limit(`login:${ctx.caller()}:${account}`, {
        limit: 10,
        windowSeconds: quarterHour,
      });
      await slowDownGuessing(() =>
        ctx.limit(`login:${account}`, { limit: 100, windowSeconds: quarterHour }),
      );
      const { user, session } = await login(ctx, input, ctx.session.current?.sessionId ?? null);
      await ctx.session.start(session);
      return { ok: true, user, redirectTo: portalHome[user.role] };
    }),

  getInvitation: publicProcedure
    .meta({ limit: { limit: 60, windowSeconds: quarterHour } })
    .input(getInvitationInput)
    .output(invitationSchema.nullable())
    .query(({ ctx, input }) => getInvitation(ctx, input)),

  activateAccount: publicProcedure
    .meta({ limit: { limit: 30, windowSeconds: quarterHour } })
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
