import type { AttemptKey, QuizQuestion } from '../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import type { QuizType } from '../../../shared/contracts/question.ts';
import type { AskedQuestion } from '../../db/entities/attempt-section.ts';
import { Question } from '../../db/entities/question.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findOrCreateSection } from './find-section.ts';
import { askQuestion, pickQuestions } from './pick-questions.ts';
import { requireUnsentAttempt } from './require-attempt.ts';

function toQuizQuestion(asked: AskedQuestion, locale: Locale): QuizQuestion {
  return {
    id: asked.id,
    questionText: (locale === 'de' && asked.germanText) || asked.questionText,
    options: asked.options.map((option) => ({
      id: option.id,
      text: (locale === 'de' && option.germanText) || option.text,
    })),
  };
}

/**
 * Opens a quiz of an attempt, starting the server's clock, or gives the questions again as they were drawn.
 * Questions that were answered can be read after the attempt was closed too; 'attempt-closed' where none were drawn.
 * Throws AppError('no-questions') when the bank has none, 'attempt-used', 'not-found', 'applications-disabled'.
 */
export async function openQuiz(
  ctx: ServiceContext,
  { type, locale, ...key }: AttemptKey & { type: QuizType; locale: Locale },
): Promise<{ questions: QuizQuestion[] }> {
  return ctx.em.transactional(async (em) => {
    const attempt = await requireUnsentAttempt(em, ctx, key);
    const section = await findOrCreateSection(em, attempt, type);
    if (!section.questions) {
      if (attempt.closedAt) throw new AppError('attempt-closed');
      const bank = await em.find(Question, { type, isActive: true, deletedAt: null });
      if (bank.length === 0) throw new AppError('no-questions');
      section.questions = pickQuestions(bank).map(askQuestion);
      section.startedAt = new Date();
      section.skipped = false;
      section.finishedAt = null;
    }
    return { questions: section.questions.map((asked) => toQuizQuestion(asked, locale)) };
  });
}
