import type {
  ListedQuestion,
  ListQuestionsInput,
  ListQuestionsOutput,
  QuestionType,
} from '../../../shared/contracts/question.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { type FoundBySearch, findBySearch } from '../listing/folded-search.ts';
import { allOf } from '../listing/sql-fragment.ts';
import { readListed } from './listed-questions.ts';
import { questionFilter, searchedQuestions } from './question-filter.ts';
import { cursorAt, planPage } from './question-order.ts';

async function countTypes(
  em: EntityManager,
  ids: FoundBySearch['ids'],
): Promise<Record<QuestionType, number>> {
  const { sql, params } = questionFilter({ ids });
  const rows = await em.execute<{ type: QuestionType; count: number }[]>(
    `select q."type", count(*)::int as "count" from "questions" as q where ${sql} group by q."type"`,
    [...params],
  );
  const of = (type: QuestionType) => rows.find((row) => row.type === type)?.count ?? 0;
  return {
    general: of('general'),
    english: of('english'),
    typing: of('typing'),
    german: of('german'),
  };
}

/**
 * One page of the question bank by keyset, with answer keys and figures, and how many there are of each type with the
 * same search: for administrators. Four queries, five with a search, of which two look at whole rows of the page alone. Throws
 * AppError('invalid-input').
 */
export async function listQuestions(
  { em }: Pick<ServiceContext, 'em'>,
  input: ListQuestionsInput,
): Promise<ListQuestionsOutput> {
  const { type, search, order, limit, after, before } = input;
  const { expression, beyond, direction } = planPage(input);
  const { ids, isSimilar } = await findBySearch(em, searchedQuestions, search);
  const where = allOf([questionFilter({ type, ids }), ...(beyond ? [beyond] : [])]);
  const found = await em.execute<{ id: string; place: string | number }[]>(
    `select q."id", ${expression} as "place"
     from "questions" as q left join "question_stats" as s on s."question_id" = q."id"
     where ${where.sql} order by ${expression} ${direction}, q."id" ${direction} limit ?`,
    // One more tells whether there is another page.
    [...where.params, limit + 1],
  );
  const typeCounts = await countTypes(em, ids);
  const places = found.slice(0, limit);
  const isBackwards = direction !== order;
  if (isBackwards) places.reverse();
  const [first] = places;
  const last = places.at(-1);
  const hasMore = found.length > limit;
  return {
    rows: await rowsAt(em, places),
    isSimilar,
    total: type
      ? typeCounts[type]
      : Object.values(typeCounts).reduce((sum, count) => sum + count, 0),
    typeCounts,
    nextCursor: last && (before !== undefined || hasMore) ? cursorAt(last) : null,
    previousCursor:
      first && (before === undefined ? after !== undefined : hasMore) ? cursorAt(first) : null,
  };
}

/** The questions of a page in its order; one that was deleted in between is left out. */
async function rowsAt(
  em: EntityManager,
  places: readonly { id: string }[],
): Promise<ListedQuestion[]> {
  const listed = await readListed(em, { id: { $in: places.map(({ id }) => id) } });
  const byId = new Map(listed.map((question) => [question.id, question]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}
