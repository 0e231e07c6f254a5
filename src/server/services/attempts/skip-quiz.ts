import type { AttemptKey } from '../../../shared/contracts/attempt.ts';
import type { QuizType } from '../../../shared/contracts/question.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findOrCreateSection } from './find-section.ts';
import { requireUnsentAttempt } from './require-attempt.ts';

/**
 * Notes that a quiz is skipped because its questions could not be loaded; it then has no score.
 * Throws AppError('section-incomplete') when the questions were drawn already: such a quiz is answered, not skipped;
 * 'attempt-closed', and as requireUnsentAttempt.
 */
export async function skipQuiz(
  ctx: ServiceContext,
  { type, ...key }: AttemptKey & { type: QuizType },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const attempt = await requireUnsentAttempt(em, ctx, key);
    const section = await findOrCreateSection(em, attempt, type);
    if (attempt.closedAt) {
      if (section.skipped) return;
      throw new AppError('attempt-closed');
    }
    if (section.questions) throw new AppError('section-incomplete');
    section.skipped = true;
    section.finishedAt = new Date();
  });
}
