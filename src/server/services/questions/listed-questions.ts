import type { FilterQuery } from '@mikro-orm/core';
import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import { Question } from '../../db/entities/question.ts';
import { QuestionStat } from '../../db/entities/question-stat.ts';
import type { EntityManager } from '../../db/orm.ts';
import { toQuestion } from './to-question.ts';

/** Questions that are not deleted, newest first, with their answer keys and figures. Two queries. */
export async function readListed(
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
    return {
      ...toQuestion(question),
      answered: stat?.answered ?? 0,
      answeredRight: stat?.correct ?? 0,
    };
  });
}
