import type {
  ListedQuestion,
  ListQuestionRecordsInput,
} from '../../../shared/contracts/question.ts';
import type { ServiceContext } from '../context.ts';
import { readListed } from './listed-questions.ts';

/** Every question that is not deleted, newest first, with its answer key and figures: for administrators. */
export async function listQuestionRecords(
  ctx: Pick<ServiceContext, 'em'>,
  { type }: ListQuestionRecordsInput,
): Promise<ListedQuestion[]> {
  return readListed(ctx.em, type ? { type } : {});
}
