import { z } from 'zod';
import type { Caller } from '../trpc/routers/app.ts';

/** Parts of a request that a row may read. `body` is an object or empty; nothing in it is checked yet. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
  /** The address of the site as the caller sees it. */
  origin: string;
};

type RestResponse = { body: unknown; headers?: Record<string, string> };

export type RestRoute = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In Express notation. */
  path: string;
  summary: string;
  role: 'anybody' | 'signed in' | 'admin';
  status: number;
  input: z.ZodType | null;
  /** Headers with a meaning of their own, for the documentation. */
  headers?: { name: string; description: string }[];
  output: z.ZodType;
  run: (caller: Caller, request: RestRequest) => Promise<RestResponse>;
};

type Row<Input extends z.ZodType, Output> = Pick<
  RestRoute,
  'method' | 'path' | 'summary' | 'role' | 'headers' | 'output'
> & {
  status?: number;
  input?: Input;
  /** Documented input, where a row takes it in another shape than its procedure. */
  documentedInput?: z.ZodType;
  /** Gathers the input from path, query, headers and body; the body alone when left out. */
  read?: (request: RestRequest) => unknown;
  call: (caller: Caller, input: z.input<Input>) => Promise<Output>;
  answer?: (output: Output, request: RestRequest) => RestResponse;
};

/**
 * Ties a path to a procedure. The input is typed by the contract but not checked here: the procedure does that, after
 * it has looked at the caller's role.
 */
export function row<Input extends z.ZodType, Output>({
  status = 200,
  input,
  documentedInput,
  read = ({ body }) => body,
  call,
  answer = (body) => ({ body }),
  ...route
}: Row<Input, Output>): RestRoute {
  const typed = z.custom<z.input<Input>>(() => true);
  return {
    ...route,
    status,
    input: documentedInput ?? input ?? null,
    run: async (caller, request) => answer(await call(caller, typed.parse(read(request))), request),
  };
}

/** The most rows a list gives at once, and what it gives unless told. */
const restListLimit = 1000;

/** Parameters of every list of the REST table. */
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
export function toPageInput({ limit, cursor }: z.input<typeof restListQuery>) {
  return { limit: limit ?? restListLimit, ...(cursor === undefined ? {} : { after: cursor }) };
}

/** A page as a plain array; the number of all in X-Total-Count, the next page in the Link header. */
export function listResponse(path: string) {
  return (
    { rows, total, nextCursor }: { rows: unknown[]; total: number; nextCursor: string | null },
    { query }: RestRequest,
  ): RestResponse => ({
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
