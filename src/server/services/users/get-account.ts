import type { User } from '../../../shared/contracts/user.ts';
import type { ServiceContext } from '../context.ts';
import { requireUser } from './require-user.ts';
import { toUser } from './to-user.ts';

/** One account, for administrators. Throws AppError('not-found'). */
export async function getAccount(ctx: ServiceContext, { id }: { id: string }): Promise<User> {
  return toUser(ctx.em, await requireUser(ctx.em, { id }));
}
