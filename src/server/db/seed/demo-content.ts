import { seedQuestions } from '../../services/questions/seed-questions.ts';
import { Question } from '../entities/question.ts';
import type { Orm } from '../orm.ts';

/** Fills an empty site with what makes it worth looking at: the question bank. A bank somebody emptied stays empty. */
export async function seedDemoContent(orm: Orm): Promise<void> {
  const em = orm.em.fork({ useContext: true });
  if ((await em.count(Question)) > 0) return;
  await seedQuestions({ em, actor: null, requestId: 'start' });
}
