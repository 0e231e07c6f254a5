import type { SessionUser } from '../../../shared/contracts/auth.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toSessionUser } from './to-session-user.ts';

/** The signed-in user. Throws AppError('unauthenticated') without a session. */
export async function getUser(ctx: ServiceContext): Promise<SessionUser> {
  if (!ctx.actor) throw new AppError('unauthenticated');
  const user = await ctx.em.findOne(User, { id: ctx.actor.id });
  if (!user) throw new AppError('unauthenticated');
  return toSessionUser(user, ctx.actor.lacksSecondFactor);
}
