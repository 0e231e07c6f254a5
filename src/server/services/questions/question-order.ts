import { z } from 'zod';
import { idSchema } from '../../../shared/contracts/common.ts';
import {
  difficultySchema,
  type ListQuestionsInput,
  type QuestionSort,
} from '../../../shared/contracts/question.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { type Fragment, fragment } from '../listing/sql-fragment.ts';

type Order = 'asc' | 'desc';
/** What is sorted by, of question `q` and its figures `s`, and as what the database compares it. */
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
      // What nobody has answered comes last, whichever way the table is sorted.
      return {
        expression: `coalesce(s."correct"::float8 / nullif(s."answered", 0), ${order === 'asc' ? 2 : -1})`,
        type: 'float8',
      };
  }
}

export type PagePlan = {
  expression: string;
  /** Holds for the rows beyond the given position. */
  beyond: Fragment | null;
  /** The direction in which to read; against the order when the page before is wanted. */
  direction: Order;
};

/** A row's place in the order, as a position to read on from. */
export const cursorAt = ({ place, id }: { place: string | number; id: string }) =>
  Buffer.from(JSON.stringify([place, id])).toString('base64url');

/**
 * How to read one page of questions: after or before a position, or from the beginning. Throws
 * AppError('invalid-input') for a position that is none of this order.
 */
export function planPage({ sort, order, after, before }: ListQuestionsInput): PagePlan {
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
