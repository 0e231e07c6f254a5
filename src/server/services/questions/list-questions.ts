import type {
  ListedQuestion,
  ListQuestionsInput,
  PublicQuestion,
  QuizType,
} from '../../../shared/contracts/question.ts';
import { Question } from '../../db/entities/question.ts';
import { QuestionStat } from '../../db/entities/question-stat.ts';
import type { ServiceContext } from '../context.ts';
import { toPublicQuestion, toQuestion } from './to-question.ts';

/** Every question that is not deleted, newest first, with its answer key and figures: for administrators. */
export async function listQuestions(
  ctx: Pick<ServiceContext, 'em'>,
  { type }: ListQuestionsInput,
): Promise<ListedQuestion[]> {
  const questions = await ctx.em.find(
    Question,
    { deletedAt: null, ...(type ? { type } : {}) },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
  const stats = await ctx.em.find(QuestionStat, {});
  const byQuestion = new Map(stats.map((stat) => [stat.question.id, stat]));
  return questions.map((question) => {
    const stat = byQuestion.get(question.id);
    return {
      ...toQuestion(question),
      answered: stat?.answered ?? 0,
      answeredRight: stat?.correct ?? 0,
    };
  });
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
