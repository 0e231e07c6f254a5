import type { ExportQuestionsInput, ListedQuestion } from '../../../shared/contracts/question.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { findBySearch } from '../listing/folded-search.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { readListed } from './listed-questions.ts';
import { questionFilter, searchedQuestions } from './question-filter.ts';

/** The questions that the table shows for the same type and search; records that they were taken. Throws as requireAdministrator does. */
export async function exportQuestions(
  ctx: ServiceContext,
  { type, search }: ExportQuestionsInput,
): Promise<ListedQuestion[]> {
  requireAdministrator(ctx);
  const { ids: searched } = await findBySearch(ctx.em, searchedQuestions, search);
  const { sql, params } = questionFilter({ type, ids: searched });
  const ids = await ctx.em.execute<{ id: string }[]>(
    `select q."id" from "questions" as q where ${sql}`,
    [...params],
  );
  const found = await readListed(ctx.em, { id: { $in: ids.map(({ id }) => id) } });
  await ctx.em.transactional(async (em) => {
    recordEvent(em, ctx, { action: 'question.export', subjectLabel: String(found.length) });
  });
  return found;
}
