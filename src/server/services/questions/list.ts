import { z } from 'zod';
import {
  difficultySchema,
  exportQuestionsInput,
  type ListedQuestion,
  type ListQuestionsInput,
  type listQuestionsOutput,
  type QuestionSort,
  type QuestionType,
} from '../../../shared/contracts/question.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { AdminContext } from '../context.ts';
import { type CsvColumns, createCsvExport, escapeFormula } from '../csv.ts';
import { type FoundBySearch, findBySearch, undeletedRows } from '../folded-search.ts';
import { allOf, type Fragment, fragment, planPage, type SortKey, totalOf } from '../list-query.ts';
import { fileColumns, questionCells } from './question-file.ts';
import { readListedQuestions } from './questions.ts';

/** Searched fields of a question: its wording, category and options, in either language. */
const searchedQuestions = undeletedRows('questions');

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

/** As much of a text as decides its place; a position has to fit into an address. */
const textKey = (column: string): SortKey => ({
  sql: `left(lower(q."${column}"), 60)`,
  type: 'text',
  position: z.string(),
});

const intKey = (sql: string): SortKey => ({ sql, type: 'int', position: z.int() });
const floatKey = (sql: string): SortKey => ({ sql, type: 'float8', position: z.number() });

const difficulties = difficultySchema.options
  .map((difficulty, index) => `when '${difficulty}' then ${index}`)
  .join(' ');

/** Sorts the questions `q` by themselves or by their figures `s`. */
function sortKey(sort: QuestionSort, order: ListQuestionsInput['order']): SortKey {
  switch (sort) {
    case 'createdAt':
      return floatKey('(extract(epoch from q."created_at") * 1000)::float8');
    case 'type':
      return textKey('type');
    case 'category':
      return textKey('category');
    case 'questionText':
      return textKey('question_text');
    case 'points':
      return intKey('q."points"');
    case 'difficulty':
      return intKey(`case q."difficulty" ${difficulties} end`);
    case 'isActive':
      return intKey('q."is_active"::int');
    case 'answered':
      return intKey('coalesce(s."answered", 0)');
    case 'right':
      // Questions without answers come last, in either direction.
      return floatKey(
        `coalesce(s."correct"::float8 / nullif(s."answered", 0), ${order === 'asc' ? 2 : -1})`,
      );
  }
}

type QuestionPlace = { id: string; place: string | number };

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
 * same search: for administrators. Four queries, five with a search, of which two read only the rows of the page.
 * Throws AppError('invalid-input').
 */
export async function listQuestions(
  { em }: AdminContext,
  input: ListQuestionsInput,
): Promise<z.infer<typeof listQuestionsOutput>> {
  const { type, search, sort, order } = input;
  const key = sortKey(sort, order);
  const plan = planPage(
    { keys: [key], alias: 'q', valuesOf: ({ place }: QuestionPlace) => [place] },
    input,
  );
  const { ids, isSimilar } = await findBySearch(em, searchedQuestions, search);
  const where = allOf([questionFilter({ type, ids }), plan.beyond]);
  const found = await em.execute<QuestionPlace[]>(
    `select q."id", ${key.sql} as "place"
     from "questions" as q left join "question_stats" as s on s."question_id" = q."id"
     where ${where.sql} order by ${plan.orderBy} limit ?`,
    [...where.params, plan.limit],
  );
  const typeCounts = await countTypes(em, ids);
  const { items, cursors } = plan.toPage(found);
  return {
    rows: await readRowsInOrder(em, items),
    isSimilar,
    total: totalOf(typeCounts, type),
    typeCounts,
    ...cursors,
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

type QuestionCells = Record<string, string>;

/** The heads are the names that the import knows, whatever the reader's language. */
const exportColumns = (questions: readonly ListedQuestion[]): CsvColumns<QuestionCells> =>
  fileColumns(questions).map((name) => [name, (cells) => escapeFormula(cells[name] ?? '')]);

const toExportCells = (question: ListedQuestion): QuestionCells => ({
  ...questionCells(question),
  answered: String(question.answered),
  answered_right: String(question.answeredRight),
});

/** The questions that the table shows for the same type and search; records that they were taken. */
export const questionsExport = createCsvExport({
  name: 'questions',
  action: 'question.export',
  filterSchema: exportQuestionsInput,
  open: async (ctx, { type, search }) => {
    const { ids: searched } = await findBySearch(ctx.em, searchedQuestions, search);
    const { sql, params } = questionFilter({ type, ids: searched });
    const ids = await ctx.em.execute<{ id: string }[]>(
      `select q."id" from "questions" as q where ${sql}`,
      [...params],
    );
    const found = await readListedQuestions(ctx.em, { id: { $in: ids.map(({ id }) => id) } });
    return {
      columns: exportColumns(found),
      batches: [found.map(toExportCells)],
      total: found.length,
    };
  },
});
