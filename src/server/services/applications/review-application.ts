import { OptimisticLockError } from '@mikro-orm/core';
import type {
  ApplicationSummary,
  ReviewApplicationInput,
} from '../../../shared/contracts/application.ts';
import { Application } from '../../db/entities/application.ts';
import { ApplicationDecision } from '../../db/entities/application-decision.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toApplicationSummary, toStatus } from './to-application.ts';

/**
 * Sets the status (any to any) and, where given, the notes; keeps the change in the history.
 * Throws AppError('not-found'), 'conflict' when somebody else decided since `version`.
 */
export async function reviewApplication(
  ctx: ServiceContext,
  input: ReviewApplicationInput,
): Promise<ApplicationSummary> {
  const { actor } = ctx;
  if (!actor) throw new AppError('unauthenticated');
  try {
    return await ctx.em.transactional(async (em) => {
      const application = await em.findOne(Application, { id: input.id });
      if (!application) throw new AppError('not-found');
      if (input.version !== undefined && input.version !== application.version) {
        throw new AppError('conflict');
      }
      em.persist(
        em.create(ApplicationDecision, {
          application,
          from: toStatus(ctx, application),
          to: input.status,
          note: input.reviewNotes || null,
          actor: actor.id,
          actorName: actor.name,
        }),
      );
      application.status = input.status;
      application.decidedAt = new Date();
      if (input.reviewNotes !== undefined) application.reviewNotes = input.reviewNotes || null;
      recordEvent(em, ctx, {
        action: 'application.review',
        subjectId: application.id,
        subjectLabel: `${application.applicantName}: ${input.status}`,
      });
      await em.flush();
      return toApplicationSummary(ctx, application);
    });
  } catch (error) {
    if (error instanceof OptimisticLockError) throw new AppError('conflict', { cause: error });
    throw error;
  }
}
