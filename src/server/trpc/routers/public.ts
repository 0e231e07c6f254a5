import { setTimeout } from 'node:timers/promises';
import { loginInput, loginOutput, sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { okSchema } from '../../../shared/contracts/common.ts';
import { publicSettingsSchema, settingValueSchema } from '../../../shared/contracts/settings.ts';
import { portalHome } from '../../../shared/roles.ts';
import { getUser } from '../../services/auth/get-user.ts';
import { login } from '../../services/auth/login.ts';
import { logout } from '../../services/auth/logout.ts';
import { AppError } from '../../services/errors.ts';
import { getPublicSettings } from '../../services/settings/applications-enabled.ts';
import { publicProcedure, router, signedInProcedure } from '../init.ts';

const quarterHour = 900;

/** Past the limit of an account each try waits this long, in milliseconds. */
const slowedByMs = 2000;

/**
 * From one place an account can be tried ten times. Tries from everywhere together are not refused, because that would
 * lock its owner out from afar: they get slow.
 */
async function slowDownGuessing(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    await setTimeout(slowedByMs);
  }
}

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
      await ctx.limit(`login:${ctx.caller}:${account}`, { limit: 10, windowSeconds: quarterHour });
      await slowDownGuessing(() =>
        ctx.limit(`login:${account}`, { limit: 100, windowSeconds: quarterHour }),
      );
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
