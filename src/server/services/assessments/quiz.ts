import { randomInt } from 'node:crypto';
import type { Flag } from '../../../shared/contracts/application-admin.ts';
import type {
  AttemptKey,
  QuizQuestion,
  QuizType,
  SubmitQuizInput,
} from '../../../shared/contracts/attempt.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { difficultySchema } from '../../../shared/contracts/question.ts';

import type { AskedQuestion } from '../../db/entities/assessments.ts';
import { Question } from '../../db/entities/questions.ts';
import { AppError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { findOrCreateSection, requireUnsentAttempt } from './attempts.ts';

/** Ten questions a quiz: enough to tell people apart, and done on a phone in ten minutes. */
export const questionsPerQuiz = 10;

/** A fair shuffle (Fisher-Yates) with the system's randomness, so that no order can be foreseen. */
function shuffled<T>(items: readonly T[]): T[] {
  const pool = [...items];
  const result: T[] = [];
  while (pool.length > 0) result.push(...pool.splice(randomInt(pool.length), 1));
  return result;
}

/**
 * Draws the questions of one attempt: each difficulty in its share of the bank, easy ones first, so that two
 * applicants get different questions of equal weight. All of them when the bank holds no more than ten.
 */
export function pickQuestions(bank: readonly Question[], count = questionsPerQuiz): Question[] {
  if (bank.length <= count) return sortByDifficulty(bank);
  const groups = difficultySchema.options.map((difficulty) => {
    const pool = shuffled(bank.filter((question) => question.difficulty === difficulty));
    const share = (pool.length / bank.length) * count;
    return { pool, whole: Math.floor(share), rest: share - Math.floor(share) };
  });
  const picked = groups.flatMap(({ pool, whole }) => pool.slice(0, whole));
  // The rest of rounding down goes to those it took the most from.
  const next = shuffled(groups)
    .toSorted((a, b) => b.rest - a.rest)
    .flatMap(({ pool, whole }) => pool.slice(whole, whole + 1));
  return sortByDifficulty([...picked, ...next.slice(0, count - picked.length)]);
}

function sortByDifficulty(questions: readonly Question[]): Question[] {
  const rank = ({ difficulty }: Question) => difficultySchema.options.indexOf(difficulty);
  return questions.toSorted((a, b) => rank(a) - rank(b));
}

/** Freezes a question for an attempt, its options shuffled and addressed by id. */
export function freezeQuestion(question: Question): AskedQuestion {
  const options = question.options.map((text, index) => ({
    id: `o${index + 1}`,
    text,
    germanText: question.german?.options[index] ?? null,
  }));
  const correct = options.find((option) => option.text === question.correctAnswer);
  return {
    id: question.id,
    category: question.category,
    points: question.points,
    questionText: question.questionText,
    germanText: question.german?.questionText ?? null,
    options: shuffled(options),
    correctOptionId: correct?.id ?? '',
  };
}

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
      section.questions = pickQuestions(bank).map(freezeQuestion);
      section.startedAt = new Date();
      section.skipped = false;
      section.finishedAt = null;
    }
    return { questions: section.questions.map((asked) => toQuizQuestion(asked, locale)) };
  });
}

/** Reading and answering a question takes more than a second and a half. */
const minAnswerMs = 1500;

function requireCompleteAnswers(asked: AskedQuestion[], answers: Record<string, string>): void {
  for (const [questionId, optionId] of Object.entries(answers)) {
    const question = asked.find(({ id }) => id === questionId);
    if (!question?.options.some(({ id }) => id === optionId)) {
      throw new AppError('question-unknown');
    }
  }
  if (asked.some(({ id }) => !Object.hasOwn(answers, id))) throw new AppError('section-incomplete');
}

const hasSameAnswers = (
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
    if (hasSameAnswers(section.answers, input.answers)) return;
    if (attempt.closedAt) throw new AppError('attempt-closed');
    if (!section.questions) throw new AppError('section-incomplete');
    requireCompleteAnswers(section.questions, input.answers);
    const now = new Date();
    const elapsedMs = now.getTime() - (section.startedAt?.getTime() ?? now.getTime());
    const flags = new Set<Flag>(section.flags);
    if (input.observations?.pastes) flags.add('pasted');
    if (input.observations?.focusLosses) flags.add('focus-lost');
    if (section.tries === 0 && elapsedMs < section.questions.length * minAnswerMs) {
      flags.add('impossible-rate');
    }
    section.flags = [...flags];
    section.answers = input.answers;
    section.elapsedMs = elapsedMs;
    section.finishedAt = now;
    section.tries += 1;
  });
}

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
