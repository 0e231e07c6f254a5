import type { SavedView as SavedViewDto } from '../../../shared/contracts/saved-view.ts';
import { SavedView } from '../../db/entities/saved-view.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toView } from './to-view.ts';

/** The views that the person who asks has kept for a screen, by name. */
export async function listViews(
  ctx: ServiceContext,
  { screen }: { screen: SavedView['screen'] },
): Promise<SavedViewDto[]> {
  if (!ctx.actor) throw new AppError('unauthenticated');
  const views = await ctx.em.find(
    SavedView,
    { user: ctx.actor.id, screen },
    { orderBy: { name: 'asc', id: 'asc' } },
  );
  return views.map(toView);
}
