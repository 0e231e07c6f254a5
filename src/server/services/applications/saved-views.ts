import type {
  SavedView as SavedViewDto,
  SaveViewInput,
} from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { SavedView } from '../../db/entities/application-review.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { AdminContext } from '../context.ts';

/** Converts a saved view for its owner. */
function toView({ id, name, state }: SavedView): SavedViewDto {
  return { id, name, state };
}

/** Lists the views that the caller has saved for a screen, by name. */
export async function listViews(
  ctx: AdminContext,
  { screen }: { screen: SavedView['screen'] },
): Promise<SavedViewDto[]> {
  const views = await ctx.em.find(
    SavedView,
    { user: ctx.actor.id, screen },
    { orderBy: { name: 'asc', id: 'asc' } },
  );
  return views.map(toView);
}

/** As many as a person finds their way in. */
const maxViews = 50;

/**
 * Saves the state of a screen under a name, for the caller. Throws AppError('name-taken') when the name is taken
 * and is not to be overwritten, 'invalid-input' when they keep as many views of the screen as there may be.
 */
export async function saveView(ctx: AdminContext, input: SaveViewInput): Promise<SavedViewDto> {
  const { screen, name, state, overwrite } = input;
  const user = ctx.actor?.id;
  if (!user) throw new AppError('unauthenticated');
  return ctx.em.transactional(async (em) => {
    // One after the other: saved twice at the same moment, the second finds the name taken and the count true.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `views:${user}:${screen}`,
    ]);
    const existing = await em.findOne(SavedView, { user, screen, name });
    if (existing) {
      if (!overwrite) throw new AppError('name-taken');
      existing.state = state;
      await em.flush();
      return toView(existing);
    }
    if ((await em.count(SavedView, { user, screen })) >= maxViews) {
      throw fieldError('name', m.applications_views_full({ max: String(maxViews) }));
    }
    const view = em.create(SavedView, { user, screen, name, state });
    await em.flush();
    return toView(view);
  });
}

/** Deletes a saved view of the caller. Throws AppError('not-found'), for another user's as well. */
export async function deleteView(ctx: AdminContext, { id }: { id: string }): Promise<{ ok: true }> {
  const deleted = await ctx.em.nativeDelete(SavedView, { id, user: ctx.actor.id });
  if (deleted === 0) throw new AppError('not-found');
  return { ok: true };
}
