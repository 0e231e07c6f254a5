import type { AttemptKey, AttemptResults } from '../../../shared/contracts/attempt.ts';
import { Application } from '../../db/entities/application.ts';
import { AttemptSection } from '../../db/entities/attempt-section.ts';
import type { ServiceContext } from '../context.ts';
import { applicationToken } from '../own-application/application-link.ts';
import { markAttempt } from './mark-attempt.ts';
import { findAttempt } from './require-attempt.ts';

/** The results of an attempt so far, also after it was submitted. Throws AppError('not-found'). */
export async function getResults(ctx: ServiceContext, key: AttemptKey): Promise<AttemptResults> {
  return ctx.em.transactional(async (em) => {
    const attempt = await findAttempt(em, ctx, key);
    const sections = await em.find(AttemptSection, { attempt });
    const application = attempt.submittedAt ? await em.findOne(Application, { attempt }) : null;
    return {
      ...markAttempt(sections),
      applicationId: application?.id ?? null,
      statusToken: application && applicationToken(ctx.secrets.application, application.id),
    };
  });
}
