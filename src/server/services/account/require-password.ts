import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { User } from '../../db/entities/user.ts';
import { verifyPassword } from '../auth/password.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireUser } from '../users/require-user.ts';
import { requireSelf } from './require-self.ts';

/**
 * Whoever is signed in, having proved it by the password. Throws AppError('invalid-input') for a wrong one.
 * @param path the field of the form it was typed in
 */
export async function requirePassword(
  ctx: Pick<ServiceContext, 'em' | 'actor'>,
  password: string,
  path: string,
): Promise<User> {
  const user = await requireUser(ctx.em, requireSelf(ctx));
  if (await verifyPassword(password, user.passwordHash ?? '')) return user;
  const issues = [{ path, message: m.account_password_wrong() }];
  throw new AppError('invalid-input', { issues });
}
