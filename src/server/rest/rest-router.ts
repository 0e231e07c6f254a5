import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { AppError } from '../errors.ts';
import type { RouteDependencies } from '../http/request-context.ts';
import { createCaller } from '../trpc/routers/app.ts';
import { restRoutes } from './rest-routes.ts';

type RestDependencies = RouteDependencies & { originOf: (req: Request) => string };

/** The largest JSON body the specified calls need is an application with a long cover letter. */
const bodyLimit = '256kb';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses a body that is not JSON: read as an empty one, it would be refused for missing fields that are there. */
const requireJsonBody: RequestHandler = (req, _res, next) => {
  const { 'transfer-encoding': encoding, 'content-length': length } = req.headers;
  const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
  next(hasBody && !req.is('json') ? new AppError('unsupported-media-type') : undefined);
};

/** The REST table as an Express router: each row calls the procedure that also serves the browser. */
export function createRestRouter({ contextFor, sendError, originOf }: RestDependencies): Router {
  const router = Router();
  router.use('/api', requireJsonBody);
  router.use(express.json({ limit: bodyLimit }));
  for (const route of restRoutes) {
    router[route.method](route.path, async (req: Request, res: Response) => {
      try {
        const caller = createCaller(await contextFor(req, res));
        const { body, headers } = await route.run(caller, {
          params: Object.fromEntries(
            Object.entries(req.params).map(([name, value]) => [name, String(value)]),
          ),
          query: req.query,
          headers: req.headers,
          body: isObject(req.body) ? req.body : {},
          origin: originOf(req),
        });
        res
          .status(route.status)
          .set(headers ?? {})
          .json(body);
      } catch (error) {
        sendError(req, res, error);
      }
    });
  }
  return router;
}
