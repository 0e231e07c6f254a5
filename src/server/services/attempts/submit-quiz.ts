import type { Flag } from '../../../shared/contracts/application-record.ts';
import type { SubmitQuizInput } from '../../../shared/contracts/attempt.ts';
import type { AskedQuestion } from '../../db/entities/attempt-section.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { findOrCreateSection } from './find-section.ts';
import { requireUnsentAttempt } from './require-attempt.ts';

/** Nobody reads and answers a question in under a second and a half. */
const fastestAnswerMs = 1500;

function requireCompleteAnswers(asked: AskedQuestion[], answers: Record<string, string>): void {
  for (const [questionId, optionId] of Object.entries(answers)) {
    const question = asked.find(({ id }) => id === questionId);
    if (!question?.options.some(({ id }) => id === optionId)) {
      throw new AppError('question-unknown');
    }
  }
  if (asked.some(({ id }) => !Object.hasOwn(answers, id))) throw new AppError('section-incomplete');
}

const sameAnswers = (
  left: Record<string, string> | null | undefined,
  right: Record<string, string>,
) =>
  left != null &&
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(right).every(([key, value]) => left[key] === value);

/**
 * Keeps the answers to a quiz, the time and what the browser noticed, and marks nothing: which of them are right shows
 * when the attempt is closed. The same answers sent again (an answer got lost) change nothing; other answers count as
 * another try.
 * Throws AppError('section-incomplete'), 'question-unknown', 'attempt-closed', and as requireUnsentAttempt.
 */
export async function submitQuiz(ctx: ServiceContext, input: SubmitQuizInput): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const attempt = await requireUnsentAttempt(em, ctx, input);
    const section = await findOrCreateSection(em, attempt, input.type);
    if (sameAnswers(section.answers, input.answers)) return;
    if (attempt.closedAt) throw new AppError('attempt-closed');
    if (!section.questions) throw new AppError('section-incomplete');
    requireCompleteAnswers(section.questions, input.answers);
    const now = new Date();
    const elapsedMs = now.getTime() - (section.startedAt?.getTime() ?? now.getTime());
    const flags = new Set<Flag>(section.flags);
    if (input.observations?.pastes) flags.add('pasted');
    if (input.observations?.focusLosses) flags.add('focus-lost');
    if (section.tries === 0 && elapsedMs < section.questions.length * fastestAnswerMs) {
      flags.add('impossible-rate');
    }
    section.flags = [...flags];
    section.answers = input.answers;
    section.elapsedMs = elapsedMs;
    section.finishedAt = now;
    section.tries += 1;
  });
}
