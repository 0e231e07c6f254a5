import { DriverException } from '@mikro-orm/core';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Fields of a database's failure beside the values it failed on, and of a failed job in the queue. */
const loggedErrorFields = [
  'code',
  'constraint',
  'table',
  'column',
  'syscall',
  'address',
  'port',
  'queue',
] as const;

/** The lines of a stack that say where, without the message in front of them. */
const stackFrames = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** Returns whether the error is the database's, or repeats one of it. */
function isDatabaseError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DriverException || 'query' in error || isDatabaseError(error.cause);
}

/**
 * An error as the log may hold it. A database error carries the statement with its values, which are people's data:
 * of it, and of whatever wraps it, only the kind, the code and the place remain.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { type: typeof error };
  const details: [string, unknown][] = Object.entries(error);
  const shown = details.filter(([name]) => loggedErrorFields.some((allowed) => allowed === name));
  if (!(error instanceof Error)) {
    // The queue reports a copy of the error, which no longer shows that the database caused it.
    const stack = 'stack' in error && typeof error.stack === 'string' ? error.stack : undefined;
    return { type: 'object', ...Object.fromEntries(shown), stack: stackFrames(stack) };
  }
  return {
    type: error.name,
    ...(isDatabaseError(error) ? {} : { message: error.message }),
    ...Object.fromEntries(shown),
    stack: stackFrames(error.stack),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The log of this process: one JSON line each, errors without personal data. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}
