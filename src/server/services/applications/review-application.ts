import type {
  ApplicationSummary,
  ReviewApplicationInput,
} from '../../../shared/contracts/application.ts';
import { Application } from '../../db/entities/application.ts';
import { ApplicationDecision } from '../../db/entities/application-decision.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readApplication } from './read-application.ts';
import { requireActor } from './require-actor.ts';
import { toStatus } from './to-status.ts';

/**
 * Sets the status (any to any) and, where given, the notes; keeps the change in the history.
 * Throws AppError('not-found'), 'conflict' when somebody else decided since `version`.
 */
export async function reviewApplication(
  ctx: ServiceContext,
  input: ReviewApplicationInput,
): Promise<ApplicationSummary> {
  const actor = requireActor(ctx);
  return ctx.em.transactional(async (em) => {
    const application = await em.findOne(Application, { id: input.id });
    if (!application) throw new AppError('not-found');
    if (input.version !== undefined && input.version !== application.version) {
      throw new AppError('conflict');
    }
    const notes = input.reviewNotes || null;
    // A form sends back the notes it showed: those are somebody else's words, and stand in the history already.
    const isNew = input.reviewNotes !== undefined && notes !== (application.reviewNotes ?? null);
    em.persist(
      em.create(ApplicationDecision, {
        application,
        from: toStatus(ctx, application),
        to: input.status,
        note: isNew ? notes : null,
        actor: actor.id,
        actorName: actor.name,
      }),
    );
    application.status = input.status;
    application.decidedAt = new Date();
    if (isNew) application.reviewNotes = notes;
    recordEvent(em, ctx, {
      action: 'application.review',
      subjectId: application.id,
      subjectLabel: `${application.applicantName}: ${input.status}`,
    });
    await em.flush();
    return await readApplication(em, ctx, application.id);
  });
}
