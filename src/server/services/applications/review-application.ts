import type { ApplicationSummary } from '../../../shared/contracts/application-record.ts';
import type { ReviewApplicationInput } from '../../../shared/contracts/application-review.ts';
import { ApplicationDecision } from '../../db/entities/application-decision.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { lockApplication } from './lock-application.ts';
import { notToldYet } from './not-told-yet.ts';
import { readApplication } from './read-application.ts';
import { isRepeatedDecision } from './repeated-decision.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { toStatus } from './to-status.ts';

/**
 * Sets the status (any to any) and, where given, the notes; keeps the change in the history, and mails the applicant
 * where that is wished and was not done before.
 * The same decision of the same person sent again changes nothing and is answered alike.
 * Throws AppError('not-found'), 'conflict' when something else happened since `version`, or the applicant has
 * withdrawn.
 */
export async function reviewApplication(
  ctx: ServiceContext,
  input: ReviewApplicationInput,
): Promise<ApplicationSummary> {
  const actor = requireAdministrator(ctx);
  return ctx.em.transactional(async (em) => {
    const application = await lockApplication(em, input.id);
    if (await isRepeatedDecision(em, actor, application, input)) {
      return await readApplication(em, ctx, application.id);
    }
    const isNewer = input.version !== undefined && input.version !== application.version;
    if (isNewer || application.withdrawnAt) throw new AppError('conflict');
    const notes = input.reviewNotes || null;
    // A form sends back the notes it showed: those are somebody else's words, and stand in the history already.
    const isNew = input.reviewNotes !== undefined && notes !== (application.reviewNotes ?? null);
    const told = input.tellApplicant ? await notToldYet(em, [application], input.status) : [];
    em.persist(
      em.create(ApplicationDecision, {
        application,
        from: toStatus(ctx, application),
        to: input.status,
        note: isNew ? notes : null,
        isApplicantTold: told.length > 0,
        seenVersion: application.version,
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
    await tellOfDecision(em, ctx, told, input.status);
    return await readApplication(em, ctx, application.id);
  });
}
