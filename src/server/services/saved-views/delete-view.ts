import { SavedView } from '../../db/entities/saved-view.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/** Throws away a view of the person who asks. Throws AppError('not-found'), for somebody else's as well. */
export async function deleteView(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<{ ok: true }> {
  if (!ctx.actor) throw new AppError('unauthenticated');
  const deleted = await ctx.em.nativeDelete(SavedView, { id, user: ctx.actor.id });
  if (deleted === 0) throw new AppError('not-found');
  return { ok: true };
}
