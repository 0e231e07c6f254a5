import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { toSessionUser } from './to-session-user.ts';

/** The signed-in user, or null without a session: on a page for everybody that is no failure. */
export async function findUser(ctx: ServiceContext): Promise<SessionUser | null> {
  if (!ctx.actor) return null;
  const user = await ctx.em.findOne(User, { id: ctx.actor.id });
  return user && toSessionUser(user, ctx.actor.lacksSecondFactor);
}
