import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FilterQuery } from '@mikro-orm/core';
import type { QuizType } from '../../../shared/contracts/attempt.ts';
import {
  type CreateQuestionInput,
  findQuestionProblems,
  type ListedQuestion,
  type ListQuestionRecordsInput,
  type PublicQuestion,
  publicQuestionSchema,
  type Question as QuestionDto,
  questionSchema,
  toStoredQuestion,
  type UpdateQuestionInput,
} from '../../../shared/contracts/question.ts';
import { Question, QuestionStat } from '../../db/entities/questions.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { copyFields, createRecordUseCases } from '../records.ts';
import { readQuestionFile, readQuestionLine } from './question-file.ts';

/** A question of the built-in bank; its key stays the same for ever, so that seeding adds it once. */
type SeedQuestion = CreateQuestionInput & { seedKey: string };

const file = new URL('./question-bank.csv', import.meta.url);

/**
 * The built-in bank, in the format of an import with a further column `key`: questions on judgement and accuracy, questions
 * on English, and texts to type, inactive so that applicants get no other text until an administrator puts one into rotation.
 */
export const questionBank: readonly SeedQuestion[] = readQuestionFile(readFileSync(file, 'utf8'), [
  'key',
]).map(({ line, cells }) => {
  const read = readQuestionLine(cells, undefined);
  if (!read.ok) throw new Error(`question-bank.csv, line ${line}: ${read.problems[0]?.message}`);
  return { ...read.input, seedKey: cells.get('key') ?? '' };
});

/** The whole question, for administrators. */
export const toQuestion = (question: Question): QuestionDto => copyFields(questionSchema, question);

/** The public part of a question: no answer key. */
const toPublicQuestion = (question: Question): PublicQuestion =>
  copyFields(publicQuestionSchema, question);

/** Questions that are not deleted, newest first, with their answer keys and figures. Two queries. */
export async function readListedQuestions(
  em: EntityManager,
  where: FilterQuery<Question> = {},
): Promise<ListedQuestion[]> {
  const questions = await em.find(
    Question,
    { $and: [{ deletedAt: null }, where] },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  const stats = await em.find(QuestionStat, { question: { $in: questions.map(({ id }) => id) } });
  const byQuestion = new Map(stats.map((stat) => [stat.question.id, stat]));
  return questions.map((question) => {
    const stat = byQuestion.get(question.id);
    const { answered = 0, correct: answeredRight = 0 } = stat ?? {};
    return { ...toQuestion(question), answered, answeredRight };
  });
}

/** One question with its answer key and figures: for administrators. Throws AppError('not-found'). */
export async function getQuestion(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<ListedQuestion> {
  const [question] = await readListedQuestions(ctx.em, { id });
  if (!question) throw new AppError('not-found');
  return question;
}

/** Every question that is not deleted, newest first, with its answer key and figures: for administrators. */
export async function listQuestionRecords(
  ctx: AdminContext,
  { type }: ListQuestionRecordsInput,
): Promise<ListedQuestion[]> {
  return readListedQuestions(ctx.em, type ? { type } : {});
}

/** The active questions of one quiz without their answers. */
export async function listPublicQuestions(
  ctx: Pick<ServiceContext, 'em'>,
  { type }: { type: QuizType },
): Promise<PublicQuestion[]> {
  const questions = await ctx.em.find(
    Question,
    { deletedAt: null, isActive: true, type },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return questions.map(toPublicQuestion);
}

/** Attempts that were opened before a change keep the question as it stood; seeding brings no deleted one back. */
export const questionRecords = createRecordUseCases<
  Question,
  CreateQuestionInput,
  UpdateQuestionInput,
  QuestionDto
>('question', {
  find: (em, id, how) => em.findOne(Question, { id }, how),
  toDto: toQuestion,
  labelOf: ({ questionText }) => questionText,
  create: (em, input) => em.create(Question, input),
  /** Throws AppError('invalid-input') when the question as a whole could not be asked any more. */
  change: (em, question, changes) => {
    em.assign(question, changes);
    const { type, questionText, options, correctAnswer, german = null } = question;
    const stored = toStoredQuestion({ type, questionText, options, correctAnswer, german });
    const issues = findQuestionProblems(stored);
    if (issues.length > 0) throw new AppError('invalid-input', { issues });
    em.assign(question, stored);
    return undefined;
  },
});

/**
 * Adds the questions of the built-in bank that are not there yet; deleted ones stay deleted, edited ones stay edited.
 * Adds texts to type as inactive, so that applicants keep the present one. Returns how many it added: 0 if repeated.
 */
export async function seedQuestions(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId'>,
): Promise<{ count: number }> {
  return ctx.em.transactional(async (em) => {
    const now = new Date();
    const rows = questionBank.map((question) => ({
      ...question,
      id: randomUUID(),
      createdAt: now,
      version: 1,
    }));
    await em.upsertMany(Question, rows, {
      onConflictFields: ['seedKey'],
      onConflictAction: 'ignore',
    });
    // Counts by these ids, because another process may be seeding at the same moment.
    const count = await em.count(Question, { id: { $in: rows.map(({ id }) => id) } });
    if (count > 0) {
      recordEvent(em, ctx, 'question.seed', { label: String(count) });
    }
    return { count };
  });
}
