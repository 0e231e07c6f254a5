import { z } from 'zod';
import type { RestAnswer, RestRequest } from './rest-row.ts';

/** The most rows a list gives at once, and what it gives unless told. */
const restListLimit = 1000;

/** What every list of the REST table takes. */
export const restListQuery = z.object({
  limit: z.number().int().min(1).max(restListLimit).default(restListLimit),
  cursor: z.string().max(500).optional(),
});

/** Gathers `limit` and `cursor` from the address. */
export function readListQuery({ query }: RestRequest): unknown {
  return {
    limit: query.limit === undefined ? restListLimit : Number(query.limit),
    ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
  };
}

/** The same as the page a list procedure takes. */
export function pageOfQuery({ limit, cursor }: z.input<typeof restListQuery>) {
  return { limit: limit ?? restListLimit, ...(cursor === undefined ? {} : { after: cursor }) };
}

/** A page as a plain array; the number of all in X-Total-Count, the next page in the Link header. */
export function listAnswer(path: string) {
  return (
    { rows, total, nextCursor }: { rows: unknown[]; total: number; nextCursor: string | null },
    { query }: RestRequest,
  ): RestAnswer => ({
    body: rows,
    headers: {
      'X-Total-Count': String(total),
      ...(nextCursor
        ? {
            Link: `<${path}?limit=${Number(query.limit ?? restListLimit)}&cursor=${encodeURIComponent(nextCursor)}>; rel="next"`,
          }
        : {}),
    },
  });
}
