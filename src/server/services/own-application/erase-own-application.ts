import type { ApplicationKey } from '../../../shared/contracts/own-application.ts';
import { eraseApplication } from '../applications/erase-application.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireNotHeld } from '../retention/is-held.ts';
import { requireApplicationKey } from './require-own-application.ts';

/**
 * Erases an application for whoever has its link; what is erased already stays so. That it happened is kept, of whom is
 * not. Throws AppError('not-found') for a link that is not ours, 'held' while it is kept for a legal reason.
 */
export async function eraseOwnApplication(ctx: ServiceContext, key: ApplicationKey): Promise<void> {
  const id = requireApplicationKey(ctx, key);
  const removeFiles = await ctx.em.transactional(async (em) => {
    const remove = await eraseApplication(em, ctx, id);
    if (!remove) return null;
    // Looked up once nobody else can change the application: throwing undoes everything.
    await requireNotHeld(em, 'application', id);
    recordEvent(em, ctx, { action: 'application.erase', subjectId: id });
    return remove;
  });
  await removeFiles?.();
}
