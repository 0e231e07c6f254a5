import type { QuestionType } from '../../../shared/contracts/question.ts';
import type { FoundBySearch, SearchedTable } from '../listing/folded-search.ts';
import { allOf, type Fragment, fragment } from '../listing/sql-fragment.ts';

/** Where a question says something: its wording, category and options, in either language. */
export const searchedQuestions: SearchedTable = {
  table: 'questions',
  visible: 's."deleted_at" is null',
};

/** Holds for the questions `q` of a type that a search found; never for one that was deleted. */
export function questionFilter({
  type,
  ids,
}: {
  type?: QuestionType | undefined;
  ids: FoundBySearch['ids'];
}): Fragment {
  const conditions = [fragment('q."deleted_at" is null')];
  if (type) conditions.push(fragment('q."type" = ?', type));
  if (ids) conditions.push(fragment(`q."id" = any(${ids.sql})`, ...ids.params));
  return allOf(conditions);
}
