import type { SessionUser } from '../../../shared/contracts/auth.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findUser } from './find-user.ts';

/** The signed-in user. Throws AppError('unauthenticated') without a session. */
export async function getUser(ctx: ServiceContext): Promise<SessionUser> {
  const user = await findUser(ctx);
  if (!user) throw new AppError('unauthenticated');
  return user;
}
