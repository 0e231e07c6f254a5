import { loginInput, loginOutput, sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { okSchema } from '../../../shared/contracts/common.ts';
import { publicSettingsSchema, settingValueSchema } from '../../../shared/contracts/settings.ts';
import { portalHome } from '../../../shared/roles.ts';
import { getUser } from '../../services/auth/get-user.ts';
import { login } from '../../services/auth/login.ts';
import { logout } from '../../services/auth/logout.ts';
import { getPublicSettings } from '../../services/settings/applications-enabled.ts';
import { publicProcedure, router, signedInProcedure } from '../init.ts';

const quarterHour = 900;

export const publicRouter = router({
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
      // Ten tries from one place; from everywhere together more, so that nobody can lock the owner out from afar.
      await ctx.limit(`login:${ctx.caller}:${account}`, { limit: 10, windowSeconds: quarterHour });
      await ctx.limit(`login:${account}`, { limit: 200, windowSeconds: quarterHour });
      const { user, session } = await login(ctx, input, ctx.session.current?.sessionId ?? null);
      await ctx.session.start(session);
      return { ok: true, user, redirectTo: portalHome[user.role] };
    }),

  logout: publicProcedure.output(okSchema).mutation(async ({ ctx }) => {
    await logout(ctx, ctx.session.current?.sessionId ?? null);
    ctx.session.end();
    return { ok: true };
  }),

  getUser: signedInProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),
});
