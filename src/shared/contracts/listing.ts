import { z } from 'zod';
import { sortOrderSchema } from './common.ts';

/** What every long list takes: words to look for, and one page by keyset position. Its sort is the list's own. */
export const pageInput = z.object({
  search: z.string().trim().max(200).optional(),
  order: sortOrderSchema.default('desc'),
  /** Opaque keyset position; rows after it are given, or before it when `before` is set. */
  after: z.string().max(500).optional(),
  before: z.string().max(500).optional(),
  limit: z.number().int().min(1).max(1000).default(25),
});
export type PageInput = z.infer<typeof pageInput>;

/** One page of a list: its rows, how many there are in all, and where the neighbouring pages begin. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** Nothing has every word of the search; the rows are only similar to it. */
    isSimilar: z.boolean().optional(),
    /** Rows matching the search and the filters. */
    total: z.number().int(),
    nextCursor: z.string().nullable(),
    previousCursor: z.string().nullable(),
  });
