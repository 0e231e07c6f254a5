import type { EntityKey, EntityName, FindByCursorOptions } from '@mikro-orm/core';
import { z } from 'zod';
import { idSchema, type PageInput } from '../../shared/contracts/fields.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import type { EntityManager } from '../db/orm.ts';
import { fieldError } from '../errors.ts';

/** A piece of SQL with a `?` for each of its parameters. */
export type Fragment = { sql: string; params: readonly unknown[] };

/** A piece of SQL; what comes from outside stands among the parameters, never in the text. */
export const fragment = (sql: string, ...params: readonly unknown[]): Fragment => ({ sql, params });

/** A condition that holds where all of them do; always, where there are none. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' and ') || 'true',
    params: conditions.flatMap(({ params }) => params),
  };
}

/** An ILIKE pattern that finds the words as they were typed: `%`, `_` and the backslash mean themselves. */
export function likeContains(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** An ILIKE pattern for the same words in whatever case. */
export function likeExact(words: string): string {
  return likeContains(words).slice(1, -1);
}

/** Columns that a list is sorted by, with what a keyset position holds of each. */
export type SortedBy<Entity> = { readonly [Column in EntityKey<Entity>]?: z.ZodType };

/** The positions from which the pages beside one are read; null where there is none. */
type Cursors = { nextCursor: string | null; previousCursor: string | null };

type PageRequest = Pick<PageInput, 'order' | 'after' | 'before' | 'limit'>;

/**
 * Reads a keyset position that came back from a browser: the sorted values and the id, as the ORM encodes them.
 * Throws AppError('invalid-input') for anything else, so that no odd value reaches the database.
 */
function readPosition<Value>(cursor: string, values: readonly z.ZodType<Value>[]) {
  try {
    const shapes = [...values, idSchema];
    const position = z
      .array(z.unknown())
      .length(shapes.length)
      .parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return shapes.map((shape, index) => shape.parse(position[index]));
  } catch {
    throw fieldError('cursor', m.error_invalid_input());
  }
}

/**
 * Finds one page by keyset: after or before a position, or from the beginning, sorted by columns and then by the id.
 * Does not count the rows. The `cursors` of what it returns go into the answer as they are. Throws
 * AppError('invalid-input') for a position that is none of the order.
 * @param page `sortedBy` has what a position holds of each column; a column that may be null has its nulls last, in either
 * direction
 */
export async function findPage<
  Entity extends { id: string },
  Hint extends string = never,
  Fields extends string = never,
  Excludes extends string = never,
>(
  em: EntityManager,
  entity: EntityName<Entity>,
  page: PageRequest & { sortedBy: SortedBy<NoInfer<Entity>> } & Pick<
      FindByCursorOptions<NoInfer<Entity>, Hint, Fields, Excludes>,
      'where' | 'populate' | 'fields' | 'exclude'
    >,
) {
  const { sortedBy, order, after, before, limit, where, populate, fields, exclude } = page;
  const sorted = Object.entries<z.ZodType | undefined>(sortedBy).map(
    ([column, value = z.never()]) => ({ column, value }),
  );
  const values = sorted.map(({ value }) => value);
  for (const cursor of [after, before]) {
    if (cursor !== undefined) readPosition(cursor, values);
  }
  const found = await em.findByCursor<Entity, Hint, Fields, Excludes, false>(entity, {
    where,
    populate,
    fields,
    exclude,
    orderBy: [
      ...sorted.map(({ column, value }) => ({
        [column]: value.safeParse(null).success ? (`${order} nulls last` as const) : order,
      })),
      { id: order },
    ],
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  return {
    items: found.items,
    cursors: {
      nextCursor: found.hasNextPage ? found.endCursor : null,
      previousCursor: found.hasPrevPage ? found.startCursor : null,
    },
  };
}

/** A sorted value as the database and as a position have it. Never null, so that positions can be compared. */
export type SortKey = { sql: string; type: string; position: z.ZodType<string | number> };

/** The query of one page in SQL, and what becomes of the rows that it finds. */
export type PagePlan<Row> = {
  /** Holds for the rows beyond the position that is read from. */
  beyond: Fragment;
  /** The direction in which to read; against the order when the page before is wanted. */
  direction: PageInput['order'];
  /** The sort keys and the id in that direction. */
  orderBy: string;
  /** One row more than the page has, which shows whether there is another page. */
  limit: number;
  /** The page that the rows found make, in the order of the list. */
  toPage: (found: readonly Row[]) => { items: Row[]; cursors: Cursors };
};

/**
 * Plans the same page for a query in SQL. Throws AppError('invalid-input') for a position that is none of the order.
 * @param alias of the table whose id decides between rows of the same values
 * @param valuesOf the sorted values of a row, as a position holds them
 */
export function planPage<Row extends { id: string }>(
  {
    keys,
    alias,
    valuesOf,
  }: {
    keys: readonly SortKey[];
    alias: string;
    valuesOf: (row: Row) => readonly (string | number)[];
  },
  { order, after, before, limit }: PageRequest,
): PagePlan<Row> {
  const isBackwards = before !== undefined;
  const direction = isBackwards === (order === 'asc') ? 'desc' : 'asc';
  const sorted = [...keys, { sql: `${alias}."id"`, type: 'uuid' }];
  const positions = keys.map(({ position }) => position);
  const cursor = before ?? after;
  const cursorAt = (row: Row) =>
    Buffer.from(JSON.stringify([...valuesOf(row), row.id])).toString('base64url');
  return {
    beyond:
      cursor === undefined
        ? allOf([])
        : fragment(
            `(${sorted.map(({ sql }) => sql).join(', ')}) ${direction === 'asc' ? '>' : '<'}
             (${sorted.map(({ type }) => `?::${type}`).join(', ')})`,
            ...readPosition(cursor, positions),
          ),
    direction,
    orderBy: sorted.map(({ sql }) => `${sql} ${direction}`).join(', '),
    limit: limit + 1,
    toPage: (found) => {
      const items = found.slice(0, limit);
      if (isBackwards) items.reverse();
      const [first] = items;
      const last = items.at(-1);
      const hasMore = found.length > limit;
      return {
        items,
        cursors: {
          nextCursor: last && (isBackwards || hasMore) ? cursorAt(last) : null,
          previousCursor:
            first && (isBackwards ? hasMore : after !== undefined) ? cursorAt(first) : null,
        },
      };
    },
  };
}

/** The sum of some counts, or the one of a state where a list is narrowed to it. */
export function totalOf<State extends string>(
  counts: Readonly<Record<State, number>>,
  state?: State | undefined,
): number {
  if (state !== undefined) return counts[state];
  return Object.values<number>(counts).reduce((sum, count) => sum + count, 0);
}
