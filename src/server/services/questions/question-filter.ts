import type { QuestionType } from '../../../shared/contracts/question.ts';
import { containing } from '../listing/containing.ts';
import { allOf, type Fragment, fragment } from '../listing/sql-fragment.ts';

const anyOf = (list: string) =>
  `exists (select from jsonb_array_elements_text(${list}) as option(said) where said ilike ?)`;

/** Where a question says something: its wording, category and options, in either language. */
function says(search: string): Fragment {
  const pattern = containing(search);
  // As the text stands within JSON: a quick look that rules out most rows before any JSON is taken apart.
  const within = containing(JSON.stringify(search).slice(1, -1));
  return fragment(
    `q."question_text" ilike ? or q."category" ilike ?
     or (q."options"::text ilike ? and ${anyOf('q."options"')})
     or (q."german"::text ilike ?
       and (q."german" ->> 'questionText' ilike ? or ${anyOf(`q."german" -> 'options'`)}))`,
    ...[pattern, pattern, within, pattern, within, pattern, pattern],
  );
}

/** Holds for the questions `q` of a type that hold the text in whatever case; never for one that was deleted. */
export function questionFilter({
  type,
  search,
}: {
  type?: QuestionType | undefined;
  search?: string | undefined;
}): Fragment {
  const conditions = [fragment('q."deleted_at" is null')];
  if (type) conditions.push(fragment('q."type" = ?', type));
  if (search) conditions.push(says(search));
  return allOf(conditions);
}
