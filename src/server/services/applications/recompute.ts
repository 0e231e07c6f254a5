import type { z } from 'zod';
import {
  type ApplicationScores,
  applicationScoresSchema,
} from '../../../shared/contracts/application.ts';
import type {
  recomputeInput,
  recomputeOutput,
} from '../../../shared/contracts/application-admin.ts';
import { formulaVersion } from '../../../shared/domain/scoring.ts';
import { ApplicationRecomputation } from '../../db/entities/application-review.ts';
import { Application } from '../../db/entities/applications.ts';
import { Attempt, AttemptSection } from '../../db/entities/assessments.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { markSection, scoresOfAttempt } from '../assessments/attempts.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { requireRecord } from '../records.ts';
import { lockApplication } from './load.ts';

/**
 * An application's sections as the rules of today mark them, in the order of those stored. Throws
 * AppError('nothing-to-mark') where the scores were reported, or the answers are gone.
 */
async function rescoreApplication(em: EntityManager, application: Application) {
  const attempt =
    application.attempt && application.scoreSource === 'verified'
      ? await em.findOne(Attempt, { id: application.attempt.id })
      : null;
  const sections = attempt ? await em.find(AttemptSection, { attempt }) : [];
  if (!attempt || sections.length === 0) throw new AppError('nothing-to-mark');
  const marked = sections.map((section) => markSection(attempt, section));
  return { attemptId: attempt.id, sections, marked };
}

type Recomputation = z.infer<typeof recomputeOutput>;

function compare(
  application: Application,
  attemptId: string,
  after: ApplicationScores,
): Recomputation {
  const before = applicationScoresSchema.parse(application);
  const isChanged =
    application.formulaVersion !== formulaVersion ||
    applicationScoresSchema.keyof().options.some((part) => before[part] !== after[part]);
  return {
    attemptId,
    before,
    after,
    formulaBefore: application.formulaVersion,
    formulaVersion,
    isChanged,
  };
}

/**
 * Previews the changes of marking an application with the rules of today; nothing is written. Throws
 * AppError('not-found'), 'nothing-to-mark'.
 */
export async function previewRecomputation(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<Recomputation> {
  const application = await requireRecord(ctx.em, Application, { id }, { refresh: true });
  const { attemptId, marked } = await rescoreApplication(ctx.em, application);
  return compare(application, attemptId, scoresOfAttempt(marked));
}

/**
 * Rescores an application from its stored answers and times by the present rules, and returns the change, which is
 * stored with its history. Throws AppError('not-found'), 'nothing-to-mark', and 'scores-replaced' where another
 * attempt counts by now than the one that was previewed, because the new scores were never shown then.
 */
export async function recomputeApplication(
  ctx: AdminContext,
  { id, attemptId: previewed }: z.infer<typeof recomputeInput>,
): Promise<Recomputation> {
  const { actor } = ctx;
  return ctx.em.transactional(async (em) => {
    const application = await lockApplication(em, id);
    const { attemptId, sections, marked } = await rescoreApplication(em, application);
    if (attemptId !== previewed) throw new AppError('scores-replaced');
    const outcome = compare(application, attemptId, scoresOfAttempt(marked));
    if (outcome.isChanged) {
      const { before, after } = outcome;
      for (const [at, section] of sections.entries()) Object.assign(section, marked[at]);
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
      recordEvent(em, ctx, 'application.recompute', { id, label: application.applicantName });
    }
    await em.flush();
    return outcome;
  });
}
