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

type Row<Input extends z.ZodType, Output> = Pick<RestRoute, 'summary' | 'headers' | 'output'> & {
  status?: number;
  input?: Input;
  /** Documented input, where a row takes it in another shape than its procedure. */
  documentedInput?: z.ZodType;
  /** Gathers the input from path, query, headers and body; when left out, body and path, and the path alone to delete. */
  read?: (request: RestRequest) => unknown;
  call: (caller: Caller, input: z.input<Input>) => Promise<Output>;
  answer?: (output: Output, request: RestRequest) => RestResponse;
};

/**
 * Ties a path to a procedure. The input is typed by the contract but not checked here: the procedure does that, after
 * it has looked at the caller's role.
 */
export function row<Input extends z.ZodType, Output>(
  method: RestRoute['method'],
  path: string,
  role: RestRoute['role'],
  {
    status = 200,
    input,
    documentedInput,
    read = ({ params, body }) => (method === 'delete' ? params : { ...body, ...params }),
    call,
    answer = (body) => ({ body }),
    ...described
  }: Row<Input, Output>,
): RestRoute {
  const typed = z.custom<z.input<Input>>(() => true);
  return {
    ...described,
    method,
    path,
    role,
    status,
    input: documentedInput ?? input ?? null,
    run: async (caller, request) => answer(await call(caller, typed.parse(read(request))), request),
  };
}

/** Maximum and default number of rows that a list returns at once. */
const restListLimit = 1000;

const listQuery = z.object({
  limit: z.number().int().min(1).max(restListLimit).default(restListLimit),
  cursor: z.string().max(500).optional(),
});

const limitOf = ({ query }: RestRequest) => Number(query.limit ?? restListLimit);

/** Ties a path to a list: a page as a plain array, the number of all in X-Total-Count, the next page in the Link header. */
export const listRow = (
  path: string,
  role: RestRoute['role'],
  summary: string,
  item: z.ZodType,
  list: (
    caller: Caller,
    page: { limit?: number | undefined; after?: string },
  ) => Promise<{ rows: unknown[]; total: number; nextCursor: string | null }>,
): RestRoute =>
  row('get', path, role, {
    summary: `${summary}; the number of all in X-Total-Count, the next page in the Link header`,
    input: listQuery,
    output: item.array(),
    read: (request) => ({ limit: limitOf(request), cursor: request.query.cursor }),
    call: (caller, { limit, cursor }) =>
      list(caller, { limit, ...(cursor === undefined ? {} : { after: cursor }) }),
    answer: ({ rows, total, nextCursor }, request) => ({
      body: rows,
      headers: {
        'X-Total-Count': String(total),
        ...(nextCursor
          ? {
              Link: `<${path}?limit=${limitOf(request)}&cursor=${encodeURIComponent(nextCursor)}>; rel="next"`,
            }
          : {}),
      },
    }),
  });
