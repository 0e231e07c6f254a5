import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from './create-metrics.ts';

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What answers below here, where that is no route of Express: pages, procedures, built files. */
export function answeredBy(name: 'page' | 'procedure' | 'file' | 'api'): RequestHandler {
  return (_req, res, next) => {
    res.locals.answeredBy = name;
    next();
  };
}

/** The pattern that was matched, never the path: there are as many paths as people can think of. */
function routeOf(req: Request, res: Response): string {
  const { answeredBy: name } = res.locals;
  const pattern: unknown = req.route?.path;
  // Pages come last: whoever got as far has passed every route by.
  if (name === 'page' || pattern === undefined) return typeof name === 'string' ? name : 'none';
  return [pattern].flat().map(String).join(' ');
}

/** Counts every request when its answer is over, and how long that took. */
export function measureRequests(metrics: Pick<Metrics, 'answered'>): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.on('close', () => {
      metrics.answered(
        {
          route: routeOf(req, res),
          method: usualMethods.has(req.method) ? req.method : 'other',
          // Whoever hung up before the answer has got none, whatever was about to be said.
          status: res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'cut off',
        },
        (performance.now() - startedAt) / 1000,
      );
    });
    next();
  };
}
