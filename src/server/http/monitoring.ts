import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Orm } from '../db/orm.ts';
import { version } from '../env.ts';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * `/healthz`: the process answers. `/readyz`: the database does too, every migration has run, and the process is not
 * about to end.
 */
export function healthRoutes(orm: Orm, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok', version });
  });
  router.get('/readyz', async (_req, res) => {
    if (isStopping()) {
      res.status(503).json({ status: 'stopping' });
      return;
    }
    try {
      await orm.em.fork().execute('select 1');
      const pending = await orm.migrator.getPending();
      const ready = pending.length === 0;
      res.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'migrations pending' });
    } catch {
      res.status(503).json({ status: 'database does not answer' });
    }
  });
  return router;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * `/metrics` in the text format of Prometheus, for callers who show the token as a bearer. Without a configured token the
 * address is like any other where nothing is.
 */
export function metricsRoute(metrics: Pick<Metrics, 'read'>, token: string | undefined): Router {
  const router = Router();
  const expected = token === undefined ? null : digestOf(`Bearer ${token}`);
  router.get('/metrics', async (req, res, next) => {
    if (!expected) {
      next();
      return;
    }
    res.set('Cache-Control', 'no-store');
    // Digests have one length, so that the comparison says nothing of the token's.
    if (!timingSafeEqual(digestOf(req.get('authorization') ?? ''), expected)) {
      res.status(401).set('WWW-Authenticate', 'Bearer').end();
      return;
    }
    const { contentType, text } = await metrics.read();
    res.type(contentType).send(text);
  });
  return router;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Handlers below here that are no routes of Express: pages, procedures, built files. */
export function setRouteLabel(name: 'page' | 'procedure' | 'file' | 'api'): RequestHandler {
  return (_req, res, next) => {
    res.locals.answeredBy = name;
    next();
  };
}

/** The pattern that was matched, never the path: there are as many paths as people can think of. */
function routeLabel(req: Request, res: Response): string {
  const { answeredBy: name } = res.locals;
  const pattern: unknown = req.route?.path;
  // Pages come last, after every route.
  if (name === 'page' || pattern === undefined) return typeof name === 'string' ? name : 'none';
  return [pattern].flat().map(String).join(' ');
}

/** Counts every request when its answer is over, and how long that took. */
export function measureRequests(metrics: Pick<Metrics, 'recordRequest'>): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.on('close', () => {
      metrics.recordRequest(
        {
          route: routeLabel(req, res),
          method: knownMethods.has(req.method) ? req.method : 'other',
          // A connection closed before the answer got none, whatever was about to be sent.
          status: res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'cut off',
        },
        (performance.now() - startedAt) / 1000,
      );
    });
    next();
  };
}
