import { z } from 'zod';
import { idSchema } from '../../../shared/contracts/fields.ts';
import {
  difficultySchema,
  type ExportQuestionsInput,
  type ListedQuestion,
  type ListQuestionsInput,
  type ListQuestionsOutput,
  type QuestionSort,
  type QuestionType,
} from '../../../shared/contracts/question.ts';
import type { EntityManager } from '../../db/orm.ts';
import { recordEvent } from '../audit.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { type FoundBySearch, findBySearch, type SearchedTable } from '../folded-search.ts';
import { allOf, type Fragment, fragment, requireCursor } from '../list-query.ts';
import { readListedQuestions } from './questions.ts';

/** Searched fields of a question: its wording, category and options, in either language. */
const searchedQuestions: SearchedTable = {
  table: 'questions',
  visible: 's."deleted_at" is null',
};

/** Holds for the questions `q` of a type that a search found; never for one that was deleted. */
function questionFilter({
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

type Order = 'asc' | 'desc';
/** Sort expressions of question `q` and its figures `s`, with the type the database compares. */
type Ordering = { expression: string; type: 'text' | 'int' | 'float8' };

/** As much of a text as decides its place; a position has to fit into an address. */
const text = (column: string): Ordering => ({
  expression: `left(lower(q."${column}"), 60)`,
  type: 'text',
});

const difficulties = difficultySchema.options
  .map((difficulty, index) => `when '${difficulty}' then ${index}`)
  .join(' ');

function orderingOf(sort: QuestionSort, order: Order): Ordering {
  switch (sort) {
    case 'createdAt':
      return {
        expression: '(extract(epoch from q."created_at") * 1000)::float8',
        type: 'float8',
      };
    case 'type':
      return text('type');
    case 'category':
      return text('category');
    case 'questionText':
      return text('question_text');
    case 'points':
      return { expression: 'q."points"', type: 'int' };
    case 'difficulty':
      return { expression: `case q."difficulty" ${difficulties} end`, type: 'int' };
    case 'isActive':
      return { expression: 'q."is_active"::int', type: 'int' };
    case 'answered':
      return { expression: 'coalesce(s."answered", 0)', type: 'int' };
    case 'right':
      // Questions without answers come last, in either direction.
      return {
        expression: `coalesce(s."correct"::float8 / nullif(s."answered", 0), ${order === 'asc' ? 2 : -1})`,
        type: 'float8',
      };
  }
}

type PagePlan = {
  expression: string;
  /** Holds for the rows beyond the given position. */
  beyond: Fragment | null;
  /** The direction in which to read; against the order when the page before is wanted. */
  direction: Order;
};

/** A row's place in the order, as a position to read on from. */
const encodeCursor = ({ place, id }: { place: string | number; id: string }) =>
  Buffer.from(JSON.stringify([place, id])).toString('base64url');

/**
 * Builds the query of one page of questions: after or before a position, or from the beginning. Throws
 * AppError('invalid-input') for a position that is none of this order.
 */
function planPage({ sort, order, after, before }: ListQuestionsInput): PagePlan {
  const { expression, type } = orderingOf(sort, order);
  const position = type === 'text' ? z.string() : type === 'int' ? z.number().int() : z.number();
  const cursor = requireCursor(before ?? after, position);
  const direction = (before !== undefined) === (order === 'asc') ? 'desc' : 'asc';
  if (cursor === undefined) return { expression, beyond: null, direction };
  const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [place, id] = z.tuple([position, idSchema]).parse(decoded);
  const sign = direction === 'asc' ? '>' : '<';
  const beyond = fragment(`(${expression}, q."id") ${sign} (?::${type}, ?::uuid)`, place, id);
  return { expression, beyond, direction };
}

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
    rows: await readRowsInOrder(em, places),
    isSimilar,
    total: type
      ? typeCounts[type]
      : Object.values(typeCounts).reduce((sum, count) => sum + count, 0),
    typeCounts,
    nextCursor: last && (before !== undefined || hasMore) ? encodeCursor(last) : null,
    previousCursor:
      first && (before === undefined ? after !== undefined : hasMore) ? encodeCursor(first) : null,
  };
}

/** The questions of a page in its order; one that was deleted in between is left out. */
async function readRowsInOrder(
  em: EntityManager,
  places: readonly { id: string }[],
): Promise<ListedQuestion[]> {
  const listed = await readListedQuestions(em, { id: { $in: places.map(({ id }) => id) } });
  const byId = new Map(listed.map((question) => [question.id, question]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

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
  const found = await readListedQuestions(ctx.em, { id: { $in: ids.map(({ id }) => id) } });
  await ctx.em.transactional(async (em) => {
    recordEvent(em, ctx, { action: 'question.export', subjectLabel: String(found.length) });
  });
  return found;
}
