import type { z } from 'zod';
import {
  type ApplicationScores,
  applicationScoresSchema,
} from '../../../shared/contracts/application.ts';
import type { recomputeOutput } from '../../../shared/contracts/application-review.ts';
import { formulaVersion } from '../../../shared/domain/final-score.ts';
import type { Application } from '../../db/entities/application.ts';
import { ApplicationRecomputation } from '../../db/entities/application-recomputation.ts';
import { AttemptSection } from '../../db/entities/attempt-section.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { lockApplication } from './lock-application.ts';
import { remarkSection, scoresOfAttempt, scoresOfParts } from './remark-application.ts';

const scoresOf = (application: Application): ApplicationScores => ({
  generalQuizScore: application.generalQuizScore ?? null,
  typingTestWpm: application.typingTestWpm ?? null,
  typingTestAccuracy: application.typingTestAccuracy ?? null,
  englishTestScore: application.englishTestScore ?? null,
  finalScore: application.finalScore ?? null,
});

/** Verified scores come from the answers again; reported ones, and those whose answers are gone, from their parts. */
async function markAnew(em: EntityManager, application: Application): Promise<ApplicationScores> {
  const sections =
    application.attempt && application.scoreSource === 'verified'
      ? await em.find(AttemptSection, { attempt: application.attempt.id })
      : [];
  if (sections.length === 0) return scoresOfParts(scoresOf(application));
  for (const section of sections) remarkSection(section);
  return scoresOfAttempt(sections);
}

/**
 * Marks an application from its stored answers and times with the rules of today, and tells what that changes; a
 * change is stored with its history. Throws AppError('not-found').
 */
export async function recomputeApplication(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<z.infer<typeof recomputeOutput>> {
  const actor = requireAdministrator(ctx);
  return ctx.em.transactional(async (em) => {
    const application = await lockApplication(em, id);
    const before = scoresOf(application);
    const after = await markAnew(em, application);
    const isChanged =
      application.formulaVersion !== formulaVersion ||
      applicationScoresSchema.keyof().options.some((part) => before[part] !== after[part]);
    if (isChanged) {
      Object.assign(application, after, { formulaVersion });
      em.persist(
        em.create(ApplicationRecomputation, {
          application,
          before,
          after,
          actor: actor.id,
          actorName: actor.name,
        }),
      );
      recordEvent(em, ctx, {
        action: 'application.recompute',
        subjectId: id,
        subjectLabel: application.applicantName,
      });
    }
    await em.flush();
    return { before, after, formulaVersion, isChanged };
  });
}
