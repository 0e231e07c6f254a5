import { setTimeout } from 'node:timers/promises';
import {
  type inferProcedureBuilderResolverOptions,
  initTRPC,
  TRPCError,
  type TRPCProcedureBuilder,
  type TRPCUnsetMarker,
} from '@trpc/server';
import type { z } from 'zod';
import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
import type { Role } from '../../shared/domain/accounts.ts';
import { type ErrorCode, errorStatus, type PublicError } from '../../shared/errors.ts';
import { AppError } from '../errors.ts';
import { currentRequest } from '../request-scope.ts';
import { requireRole, requireSignedIn } from '../services/context.ts';
import type { RateLimitRule } from '../services/rate-limits.ts';
import type { Deletion } from '../services/records.ts';
import { markAsCached, type ProcedureResult, transformer } from './answer-cache.ts';
import type { RequestContext } from './context.ts';
import { toAppError, toPublicError } from './public-error.ts';

/** Past the limit each try waits this long, in milliseconds. */
const guessDelayMs = 2000;

/**
 * From one place a secret can be tried a few times. Tries from everywhere together are not refused, because that would
 * lock its owner out from afar: they get slow.
 */
export async function slowDownGuessing(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    await setTimeout(guessDelayMs);
  }
}

/** Declarations of a procedure beside role, input and output. */
type ProcedureMeta = {
  /** Rate limit of one address; writes that name none get `defaultWriteLimit`. */
  limit?: RateLimitRule;
  /** Cached answers are out of date once it has succeeded, though nothing was published. */
  invalidatesCache?: boolean;
};

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    // Never a stack: what the browser gets is decided here, whatever NODE_ENV says.
    isDev: false,
    // Read from the request itself: when its context could not be made, there is none to ask.
    errorFormatter({ shape, error }): typeof shape & { data: { error: PublicError } } {
      const { body } = toPublicError(error, currentRequest());
      return { ...shape, message: body.message, data: { ...shape.data, error: body } };
    },
  });

const trpcCodeOfStatus: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Converts a use case's refusal to tRPC's error, so that the status over http is the true one. */
function toTrpcError(code: ErrorCode, cause: AppError): TRPCError {
  return new TRPCError({
    code: trpcCodeOfStatus[errorStatus[code]] ?? 'INTERNAL_SERVER_ERROR',
    cause,
  });
}

/** Generous for a person, tight for a script: many applicants share one address behind their provider. */
const defaultWriteLimit: RateLimitRule = { limit: 300, windowSeconds: 900 };

/**
 * Runs outside of everything else, so that a refusal by role or limit is recorded too: the duration of a call and its
 * error code. Invalidates the answers that were cached before it.
 */
const observeCall = t.middleware(async ({ ctx, meta, path, next }) => {
  const startedAt = performance.now();
  const result = await next();
  const known = result.ok ? null : toAppError(result.error.cause);
  const error = known ? toTrpcError(known.code, known) : result.ok ? null : result.error;
  const refusal = error && toPublicError(error, currentRequest()).body.code;
  ctx.recordCall(path, (performance.now() - startedAt) / 1000, refusal);
  if (known) throw error;
  if (meta?.invalidatesCache && result.ok) ctx.answerCache.clear();
  return result;
});

/** The calls of one batch run side by side; each needs an entity manager, and a transaction, of its own. */
export const withEntityManager = t.middleware(({ ctx, next }) =>
  next({ ctx: { em: ctx.em.fork({ useContext: true }) } }),
);

const limitCall = t.middleware(async ({ ctx, meta, path, type, next }) => {
  if (type === 'query') ctx.countQuery();
  const rule = meta?.limit ?? (type === 'mutation' ? defaultWriteLimit : undefined);
  if (rule) await ctx.limit(`${path}:${ctx.actor?.id ?? ctx.rateLimitKey()}`, rule);
  return next();
});

/**
 * Answers all calls with this key and language alike: the rest of the chain runs once for all callers at the same time,
 * or soon after. Runs before the output's contract, so that what is cached was checked.
 * @param key contains checked values only
 */
export function cacheAnswer(
  ctx: RequestContext,
  key: string,
  next: () => Promise<ProcedureResult>,
) {
  return ctx.answerCache.get(`${ctx.locale} ${key}`, async () => {
    const result = await next();
    // A failure is not cached.
    if (!result.ok) throw result.error;
    markAsCached(result.data);
    // Omits the context of the first caller.
    return { ok: result.ok, data: result.data, marker: result.marker };
  });
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

// The role comes before the count: a stranger's calls use up no user's.
const observedProcedure = t.procedure.use(observeCall);

/** Public. */
export const publicProcedure = observedProcedure.use(limitCall).use(withEntityManager);
/** Public, and mostly answered from memory: procedures built on it give the key, and then read the database. */
export const cachedProcedure = observedProcedure.use(limitCall);
/** For everybody who is logged in: one's own account stays open without a second factor, which is set up there. */
export const signedInProcedure = observedProcedure
  .use(({ ctx, next }) => next({ ctx: { actor: requireSignedIn(ctx) } }))
  .use(limitCall)
  .use(withEntityManager);

const procedureFor = <R extends Role>(role: R) =>
  observedProcedure
    .use(({ ctx, next }) => next({ ctx: { actor: requireRole(ctx, role) } }))
    .use(limitCall)
    .use(withEntityManager);

export const adminProcedure = procedureFor('admin');
export const employeeProcedure = procedureFor('employee');
export const clientProcedure = procedureFor('client');

/** A procedure without schemas, whose role has given its context some fields. */
type OfRole<Fields> = TRPCProcedureBuilder<
  RequestContext,
  ProcedureMeta,
  Fields,
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  TRPCUnsetMarker,
  false
>;

// Conditions that tRPC puts on a procedure whose schemas are parameters.
type Given<Input> = Input extends TRPCUnsetMarker ? undefined : Input;
type Answered<Answer> = Answer extends TRPCUnsetMarker ? Answer : Answer;

type UseCase<Fields, Input, Answer> = (
  ctx: inferProcedureBuilderResolverOptions<OfRole<Fields>>['ctx'],
  input: Given<Input>,
) => Promise<Answered<Answer>>;

/** Makes the rows of a role: input, output, and the one use case that is called. */
function rowsOf<Fields>(procedure: OfRole<Fields>) {
  const declare = <Input, Sent, Output, Answer>(
    input: z.ZodType<Input, Sent>,
    output: z.ZodType<Output, Answer>,
    meta: ProcedureMeta = {},
  ) => procedure.meta(meta).input(input).output(output);

  const query = <Input, Sent, Output, Answer>(
    input: z.ZodType<Input, Sent>,
    output: z.ZodType<Output, Answer>,
    useCase: UseCase<Fields, Input, Answer>,
    meta?: ProcedureMeta,
  ) => declare(input, output, meta).query(({ ctx, input: read }) => useCase(ctx, read));

  const mutation = <Input, Sent, Output, Answer>(
    input: z.ZodType<Input, Sent>,
    output: z.ZodType<Output, Answer>,
    useCase: UseCase<Fields, Input, Answer>,
    meta?: ProcedureMeta,
  ) => declare(input, output, meta).mutation(({ ctx, input: read }) => useCase(ctx, read));

  /** A mutation that answers nothing but that it is done. */
  const command = <Input, Sent>(
    input: z.ZodType<Input, Sent>,
    useCase: UseCase<Fields, Input, void>,
    meta?: ProcedureMeta,
  ) =>
    mutation(
      input,
      okSchema,
      async (ctx, read) => {
        await useCase(ctx, read);
        return { ok: true };
      },
      meta,
    );

  return { query, mutation, command };
}

export const {
  query: adminQuery,
  mutation: adminMutation,
  command: adminCommand,
} = rowsOf(adminProcedure);
export const { query: employeeQuery, mutation: employeeMutation } = rowsOf(employeeProcedure);
export const { query: clientQuery, mutation: clientMutation } = rowsOf(clientProcedure);
export const { mutation: signedInMutation } = rowsOf(signedInProcedure);
export const {
  query: publicQuery,
  mutation: publicMutation,
  command: publicCommand,
} = rowsOf(publicProcedure);

/** The procedures that delete a record and bring it back, for administrators. */
export const deletionProcedures = ({ remove, restore }: Deletion) => ({
  delete: adminCommand(byIdSchema, remove),
  restore: adminCommand(byIdSchema, restore),
});
