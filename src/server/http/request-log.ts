import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Gives each request an id (told to the caller in X-Request-Id) and writes one line when it is answered. Only the
 * path is logged: a query can hold a name somebody searched for.
 */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const requestId = randomUUID();
    const startedAt = performance.now();
    res.locals.requestId = requestId;
    res.set('X-Request-Id', requestId);
    res.on('close', () => {
      log.info(
        {
          requestId,
          method: req.method,
          path: req.baseUrl + req.path,
          status: res.statusCode,
          ...(res.writableFinished ? {} : { cutOff: true }),
          ms: Math.round(performance.now() - startedAt),
        },
        'answered',
      );
    });
    next();
  };
}

/** The id given by requestLog. */
export function requestIdOf(res: { locals: Record<string, unknown> }): string {
  return typeof res.locals.requestId === 'string' ? res.locals.requestId : '';
}
