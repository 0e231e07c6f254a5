import type { ExportQuestionsInput, ListedQuestion } from '../../../shared/contracts/question.ts';
import { filterQuestions } from '../../../shared/domain/filter-questions.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { listQuestions } from './list-questions.ts';

/** The questions that the table shows for the same type and search; records that they were taken. */
export async function exportQuestions(
  ctx: ServiceContext,
  { type, search }: ExportQuestionsInput,
): Promise<ListedQuestion[]> {
  const found = filterQuestions(await listQuestions(ctx, { type }), { search });
  await ctx.em.transactional(async (em) => {
    recordEvent(em, ctx, { action: 'question.export', subjectLabel: String(found.length) });
  });
  return found;
}
