import type { PublicQuestion, QuizType } from '../../../shared/contracts/question.ts';
import { Question } from '../../db/entities/question.ts';
import type { ServiceContext } from '../context.ts';
import { toPublicQuestion } from './to-question.ts';

/** The active questions of one quiz as anybody may read them. */
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
