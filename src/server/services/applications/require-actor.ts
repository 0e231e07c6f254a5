import type { Actor, ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Who is asking. Throws AppError('unauthenticated') when nobody is logged in, 'forbidden' for anybody but administrators. */
export function requireActor({ actor }: Pick<ServiceContext, 'actor'>): Actor {
  if (!actor) throw new AppError('unauthenticated');
  if (actor.role !== 'admin') throw new AppError('forbidden');
  return actor;
}
