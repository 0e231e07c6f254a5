import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import type { ErrorCode, PublicError } from '../../shared/errors.ts';
import { errorStatus } from '../../shared/errors.ts';
import { currentRequest } from '../http/request-scope.ts';
import { AppError } from '../services/errors.ts';
import type { RateLimitRule } from '../services/rate-limits/take-token.ts';
import type { RequestContext } from './context.ts';
import { toAppError, toPublicError } from './public-error.ts';

/** What a procedure declares of itself beside role, input and output. */
export type ProcedureMeta = {
  /** How often one address may call it; writes that name none get `defaultWriteLimit`. */
  limit?: RateLimitRule;
};

export const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
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
export function toTrpcError(code: ErrorCode, cause: AppError): TRPCError {
  return new TRPCError({
    code: trpcCodeOfStatus[errorStatus[code]] ?? 'INTERNAL_SERVER_ERROR',
    cause,
  });
}

/** Generous for a person, tight for a script: many applicants share one address behind their provider. */
const defaultWriteLimit: RateLimitRule = { limit: 300, windowSeconds: 900 };

const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  const known = result.ok ? null : toAppError(result.error.cause);
  if (known) throw toTrpcError(known.code, known);
  return result;
});

/** The calls of one batch run side by side; each needs an entity manager, and a transaction, of its own. */
const ownEntityManager = t.middleware(({ ctx, next }) =>
  next({ ctx: { em: ctx.em.fork({ useContext: true }) } }),
);

const countCall = t.middleware(async ({ ctx, meta, path, type, next }) => {
  const rule = meta?.limit ?? (type === 'mutation' ? defaultWriteLimit : undefined);
  if (rule) await ctx.limit(`${path}:${ctx.actor?.id ?? ctx.caller}`, rule);
  return next();
});

const requireRole = (role?: 'admin' | 'employee' | 'client') =>
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
const procedure = t.procedure.use(translateErrors).use(ownEntityManager);

/** For anybody. */
export const publicProcedure = procedure.use(countCall);
/** For whoever is logged in. */
export const signedInProcedure = procedure.use(requireRole()).use(countCall);
export const adminProcedure = procedure.use(requireRole('admin')).use(countCall);
export const employeeProcedure = procedure.use(requireRole('employee')).use(countCall);
export const clientProcedure = procedure.use(requireRole('client')).use(countCall);
