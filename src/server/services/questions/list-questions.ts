import type {
  ListQuestionsInput,
  PublicQuestion,
  Question as QuestionDto,
  QuizType,
} from '../../../shared/contracts/question.ts';
import { Question } from '../../db/entities/question.ts';
import type { ServiceContext } from '../context.ts';
import { toPublicQuestion, toQuestion } from './to-question.ts';

/** Every question that is not deleted, newest first, with its answer key: for administrators. */
export async function listQuestions(
  ctx: ServiceContext,
  { type }: ListQuestionsInput,
): Promise<QuestionDto[]> {
  const questions = await ctx.em.find(
    Question,
    { deletedAt: null, ...(type ? { type } : {}) },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  return questions.map(toQuestion);
}

/** The active questions of one quiz as anybody may read them. */
export async function listPublicQuestions(
  ctx: ServiceContext,
  { type }: { type: QuizType },
): Promise<PublicQuestion[]> {
  const questions = await ctx.em.find(
    Question,
    { deletedAt: null, isActive: true, type },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  );
  return questions.map(toPublicQuestion);
}
