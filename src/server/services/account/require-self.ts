import type { Actor, ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Whoever is signed in, in whatever role. Throws AppError('unauthenticated'). */
export function requireSelf({ actor }: Pick<ServiceContext, 'actor'>): Actor {
  if (!actor) throw new AppError('unauthenticated');
  return actor;
}
