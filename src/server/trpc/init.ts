import { setTimeout } from 'node:timers/promises';
import { initTRPC, TRPCError } from '@trpc/server';
import type { Role } from '../../shared/domain/accounts.ts';
import { type ErrorCode, errorStatus, type PublicError } from '../../shared/errors.ts';
import { AppError } from '../errors.ts';
import { currentRequest } from '../request-scope.ts';
import type { RateLimitRule } from '../services/rate-limits.ts';
import { type Answer, noteKept, transformer } from './answer-cache.ts';
import type { RequestContext } from './context.ts';
import { toAppError, toPublicError } from './public-error.ts';

/** Past the limit each try waits this long, in milliseconds. */
const slowedByMs = 2000;

/**
 * From one place a secret can be tried a few times. Tries from everywhere together are not refused, because that would
 * lock its owner out from afar: they get slow.
 */
export async function slowDownGuessing(count: () => Promise<void>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    await setTimeout(slowedByMs);
  }
}

/** What a procedure declares of itself beside role, input and output. */
type ProcedureMeta = {
  /** How often one address may call it; writes that name none get `defaultWriteLimit`. */
  limit?: RateLimitRule;
  /** Kept answers are out of date once it has succeeded, though nothing was published. */
  forgets?: boolean;
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

/** A use case's no as tRPC's error, so that the status over http is the true one. */
function toTrpcError(code: ErrorCode, cause: AppError): TRPCError {
  return new TRPCError({
    code: trpcCodeOfStatus[errorStatus[code]] ?? 'INTERNAL_SERVER_ERROR',
    cause,
  });
}

/** Generous for a person, tight for a script: many applicants share one address behind their provider. */
const defaultWriteLimit: RateLimitRule = { limit: 300, windowSeconds: 900 };

/**
 * Stands outside of everything else, so that a refusal by role or limit is told too: how long a call took, what its no
 * is called, and that what was kept before it is out of date.
 */
const watchCall = t.middleware(async ({ ctx, meta, path, next }) => {
  const startedAt = performance.now();
  const result = await next();
  const known = result.ok ? null : toAppError(result.error.cause);
  const error = known ? toTrpcError(known.code, known) : result.ok ? null : result.error;
  const refusal = error && toPublicError(error, currentRequest()).body.code;
  ctx.called(path, (performance.now() - startedAt) / 1000, refusal);
  if (known) throw error;
  if (meta?.forgets && result.ok) ctx.answers.clear();
  return result;
});

/** The calls of one batch run side by side; each needs an entity manager, and a transaction, of its own. */
export const ownEntityManager = t.middleware(({ ctx, next }) =>
  next({ ctx: { em: ctx.em.fork({ useContext: true }) } }),
);

const countCall = t.middleware(async ({ ctx, meta, path, type, next }) => {
  if (type === 'query') ctx.countQuery();
  const rule = meta?.limit ?? (type === 'mutation' ? defaultWriteLimit : undefined);
  if (rule) await ctx.limit(`${path}:${ctx.actor?.id ?? ctx.caller()}`, rule);
  return next();
});

/**
 * The answer to a call that gets the same one as every other with this key, language aside: what comes after runs once for
 * all who ask at the same time, or soon after. Stands before the output's contract, so that what is kept was checked.
 * @param key never made of anything that was not looked at
 */
export function keepAnswer(ctx: RequestContext, key: string, next: () => Promise<Answer>) {
  return ctx.answers.get(`${ctx.locale} ${key}`, async () => {
    const result = await next();
    // What is thrown is not kept.
    if (!result.ok) throw result.error;
    noteKept(result.data);
    // Not with the context of the first who asked.
    return { ok: result.ok, data: result.data, marker: result.marker };
  });
}

const requireRole = (role?: Role) =>
  t.middleware(async ({ ctx, next }) => {
    const { actor } = ctx;
    if (!actor) throw new AppError('unauthenticated');
    if (role && actor.role !== role) throw new AppError('forbidden');
    // One's own account stays open: there it is set up.
    if (role && actor.lacksSecondFactor) throw new AppError('second-factor-missing');
    return next({ ctx: { actor } });
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

// The role comes before the count: a stranger's calls use up nobody else's.
const procedure = t.procedure.use(watchCall);

/** For anybody. */
export const publicProcedure = procedure.use(countCall).use(ownEntityManager);
/** For anybody, and mostly answered from memory: whoever builds on it says by which key, and then reads the database. */
export const keptProcedure = procedure.use(countCall);
/** For whoever is logged in. */
export const signedInProcedure = procedure.use(requireRole()).use(countCall).use(ownEntityManager);

const procedureFor = (role: Role) =>
  procedure.use(requireRole(role)).use(countCall).use(ownEntityManager);

export const adminProcedure = procedureFor('admin');
export const employeeProcedure = procedureFor('employee');
export const clientProcedure = procedureFor('client');
