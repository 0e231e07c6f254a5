import { z } from 'zod';
import type { ApplicationSort } from '../../../shared/contracts/application-list.ts';
import { idSchema } from '../../../shared/contracts/common.ts';
import { requireCursor } from '../listing/require-cursor.ts';
import { type Fragment, fragment } from '../listing/sql-fragment.ts';
import type { ApplicationRow } from './application-row.ts';

type Order = 'asc' | 'desc';

/** An order of the table: what is sorted by, as the database and as we see it, and what a position in it looks like. */
type Ordering = {
  expression: string;
  type: string;
  position: z.ZodType<string | number>;
  placeOf: (row: ApplicationRow) => string | number;
};

const byText = (column: string, placeOf: Ordering['placeOf']): Ordering => ({
  expression: `a."${column}"`,
  type: 'text',
  position: z.string(),
  placeOf,
});

/** Each has an index of its own; who has no score comes last, whichever way the table is sorted. */
function orderingOf(sort: ApplicationSort, order: Order): Ordering {
  switch (sort) {
    case 'createdAt':
      return {
        expression: 'a."created_at"',
        type: 'timestamptz',
        position: z.iso.datetime(),
        placeOf: ({ createdAtMs }) => new Date(createdAtMs).toISOString(),
      };
    case 'finalScore': {
      const noScore = order === 'asc' ? 1000 : -1;
      return {
        expression: `coalesce(a."final_score", ${noScore})`,
        type: 'int',
        position: z.number().int(),
        placeOf: ({ finalScore }) => finalScore ?? noScore,
      };
    }
    case 'applicantName':
      return byText('applicant_name', (row) => row.applicantName);
    case 'status':
      return byText('shown_status', (row) => row.shownStatus);
    case 'email':
      return byText('email', (row) => row.email);
    case 'position':
      return byText('position', (row) => row.position);
  }
}

export type PagePlan = {
  /** What is sorted by. */
  expression: string;
  /** Holds for the rows beyond the given position. */
  beyond: Fragment | null;
  /** The direction in which to read; against the order when the page before is wanted. */
  direction: Order;
  /** The place of a row in the order. */
  cursorAt: (row: ApplicationRow) => string;
};

/**
 * How to read one page: after or before a position, or from the beginning.
 * Throws AppError('invalid-input') for a position that is none of this order.
 */
export function planPage({
  sort,
  order,
  after,
  before,
}: {
  sort: ApplicationSort;
  order: Order;
  after?: string | undefined;
  before?: string | undefined;
}): PagePlan {
  const { expression, type, position, placeOf } = orderingOf(sort, order);
  const cursor = requireCursor(before ?? after, position);
  const backwards = before !== undefined;
  const direction = backwards === (order === 'asc') ? 'desc' : 'asc';
  let beyond: Fragment | null = null;
  if (cursor !== undefined) {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const [value, id] = z.tuple([position, idSchema]).parse(decoded);
    beyond = fragment(
      `(${expression}, a."id") ${direction === 'asc' ? '>' : '<'} (?::${type}, ?::uuid)`,
      value,
      id,
    );
  }
  return {
    expression,
    beyond,
    direction,
    cursorAt: (row) => Buffer.from(JSON.stringify([placeOf(row), row.id])).toString('base64url'),
  };
}
