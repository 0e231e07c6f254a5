import type { Actor, ServiceContext } from './context.ts';
import { AppError } from './errors.ts';

/**
 * The administrator who asks. Throws AppError('unauthenticated') when nobody is logged in, 'forbidden' for anybody else,
 * 'second-factor-missing' for one who has to set that up first.
 */
export function requireAdministrator({ actor }: Pick<ServiceContext, 'actor'>): Actor {
  if (!actor) throw new AppError('unauthenticated');
  if (actor.role !== 'admin') throw new AppError('forbidden');
  if (actor.lacksSecondFactor) throw new AppError('second-factor-missing');
  return actor;
}
