import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { ApplicationReveal } from '../../db/entities/application-reveal.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { getApplication } from './get-application.ts';
import { lockApplication } from './lock-application.ts';
import { hasOwnNote } from './own-note.ts';

/**
 * Uncovers an application for the reviewer who has written a note on it, and records that.
 * Throws AppError('not-found'), 'forbidden' before a note of one's own is in.
 */
export async function revealApplication(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<ApplicationDetail> {
  const actor = requireAdministrator(ctx);
  await ctx.em.transactional(async (em) => {
    // Held, so that it is not erased before this is stored.
    const application = await lockApplication(em, id);
    if (!(await hasOwnNote(em, id, actor))) throw new AppError('forbidden');
    const before = await em.findOne(ApplicationReveal, { application: id, user: actor.id });
    if (before) return;
    // Two clicks at once uncover it once.
    await em.upsert(
      ApplicationReveal,
      { application: id, user: actor.id, createdAt: new Date() },
      { onConflictAction: 'ignore' },
    );
    recordEvent(em, ctx, {
      action: 'application.reveal',
      subjectId: id,
      subjectLabel: application.applicantName,
    });
  });
  return getApplication(ctx, { id });
}
