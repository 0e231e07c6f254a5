import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readListed } from './listed-questions.ts';

/** One question with its answer key and figures: for administrators. Throws AppError('not-found'). */
export async function getQuestion(
  ctx: Pick<ServiceContext, 'em'>,
  { id }: { id: string },
): Promise<ListedQuestion> {
  const [question] = await readListed(ctx.em, { id });
  if (!question) throw new AppError('not-found');
  return question;
}
