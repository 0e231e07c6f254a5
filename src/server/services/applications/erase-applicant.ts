import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { requireNotHeld } from '../retention/is-held.ts';
import { eraseApplication } from './erase-application.ts';

/**
 * Erases an application on an administrator's word; who did it is kept, of whom it was is not. Throws
 * AppError('not-found'), 'held' while it is kept for a legal reason.
 */
export async function eraseApplicant(ctx: ServiceContext, { id }: { id: string }): Promise<void> {
  requireAdministrator(ctx);
  const removeFiles = await ctx.em.transactional(async (em) => {
    const remove = await eraseApplication(em, ctx, id);
    if (!remove) throw new AppError('not-found');
    await requireNotHeld(em, 'application', id);
    recordEvent(em, ctx, { action: 'application.erase', subjectId: id });
    return remove;
  });
  await removeFiles();
}
