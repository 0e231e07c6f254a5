import { createExpressMiddleware } from '@trpc/server/adapters/express';
import compression from 'compression';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { getServerDetails, siteUrlOf } from './env.ts';
import { AppError } from './errors.ts';
import { csvExportRoutes } from './http/csv-exports.ts';
import { invoicePdf, mediaKitFiles, vcards } from './http/generated-files.ts';
import { healthRoutes, measureRequests, metricsRoute, setRouteLabel } from './http/monitoring.ts';
import { oneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import type { PublicCache } from './http/page-cache.ts';
import type { PageRenderer } from './http/page-renderer.ts';
import { pageHandler } from './http/pages.ts';
import { previews } from './http/previews.ts';
import { feeds, robots, securityTxt, sitemap, webManifest } from './http/public-documents.ts';
import { questionFiles } from './http/question-files.ts';
import {
  type AppDependencies,
  createQueryLimit,
  mediaKitAccess,
  type RouteDependencies,
  rateLimitKeyOf,
  requestContext,
  visitorContext,
} from './http/request-context.ts';
import {
  refuseCrossOriginWrites,
  refuseFormBodies,
  securityHeaders,
  siteOrigin,
} from './http/security.ts';
import { sendError } from './http/send-error.ts';
import { imageFiles, publicFiles } from './http/stored-files.ts';
import type { Metrics } from './metrics/metrics.ts';
import { currentRequest, requestLog, withRequestScope } from './request-scope.ts';
import { apiDocs } from './rest/openapi.ts';
import { createRestRouter } from './rest/rest-router.ts';
import { demoRecords } from './seed/demo-records.ts';
import type { RateLimitRule } from './services/rate-limits.ts';
import { uploadConnectSources } from './storage/uploadthing-store.ts';
import { toPublicError } from './trpc/public-error.ts';
import { appRouter } from './trpc/routers/app.ts';
import type { UploadBucket } from './uploads/upload-handler.ts';
import { createUploadRoutes } from './uploads/upload-routes.ts';

export type AppOptions = Omit<
  AppDependencies,
  'answerCache' | 'queryLimit' | 'siteUrl' | 'serverDetails' | 'demoRecords'
> & {
  cache: PublicCache;
  /** Null for a server without pages, as tests of the API alone use it. */
  renderer: PageRenderer | null;
  metrics: Metrics;
  /** True while this process is about to end and should get no new visitors. */
  isStopping?: () => boolean;
  /** Runs before the pages; Vite's middleware while developing. */
  development?: RequestHandler;
};

/** The largest body of a call: a batch of ten, each with a form's worth of text. */
const trpcBodyLimit = 512 * 1024;
const maxBatchSize = 10;

/** A résumé that fails on a thin line is tried again, piece by piece: more bytes calls than starts. */
const uploadLimits: Record<UploadBucket, RateLimitRule> = {
  'upload-start': { limit: 60, windowSeconds: 900 },
  'upload-bytes': { limit: 600, windowSeconds: 900 },
};

function responseOf(req: Request): Response {
  if (!req.res) throw new Error('a request of Express always has its response');
  return req.res;
}

/** The whole web application on given dependencies; opens no port and starts nothing. */
export function createApp({
  cache,
  renderer,
  isStopping = () => false,
  development,
  ...given
}: AppOptions): Express {
  const deps = {
    ...given,
    answerCache: cache.answers,
    queryLimit: createQueryLimit(),
    siteUrl: siteUrlOf(given.env),
    serverDetails: getServerDetails(given.env),
    demoRecords,
  };
  const { env, log, orm, metrics } = deps;
  metrics.observableCounter(
    'talabridge_pages_total',
    'Public pages taken from memory (hit), waited for (miss) and rendered',
    () => cache.pages.counts,
  );
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');

  const fail: ErrorRequestHandler = (error: unknown, req, res, _next) =>
    sendError(log, req, res, error);

  app.use(requestLog(log));
  // Without a reader nothing is counted: a page from memory is answered faster than it is measured.
  if (env.METRICS_TOKEN !== undefined) app.use(measureRequests(metrics));
  app.use(securityHeaders(env.PUBLIC_URL));
  app.use(healthRoutes(orm, isStopping));
  app.use(metricsRoute(metrics, env.METRICS_TOKEN));
  app.use(withRequestScope);
  app.use(
    oneClickUnsubscribe({
      visitorContext: (req) => visitorContext(deps, req),
      sendError: (req, res, error) => sendError(log, req, res, error),
    }),
  );
  app.use(refuseCrossOriginWrites(env.PUBLIC_URL));
  app.use(compression());

  app.use('/api', setRouteLabel('api'), (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });
  app.use(apiDocs(env.PUBLIC_URL));
  app.use(
    createUploadRoutes({
      ...deps,
      contextFor: (req) => requestContext(deps, req, responseOf(req)),
      sendError: (req, res, error) => sendError(log, req, res, error),
      callerOf: (req) => rateLimitKeyOf(req.ip),
      limit: async (req, bucket) =>
        visitorContext(deps, req).limit(
          `${bucket}:${rateLimitKeyOf(req.ip)}`,
          uploadLimits[bucket],
        ),
    }),
  );
  app.use('/api', refuseFormBodies);
  app.use(
    '/api/trpc',
    setRouteLabel('procedure'),
    createExpressMiddleware({
      router: appRouter,
      // Each call makes an entity manager of its own, and what is answered from memory needs none.
      createContext: ({ req, res }) => requestContext(deps, req, res, deps.orm.em),
      maxBodySize: trpcBodyLimit,
      maxBatchSize,
      allowMethodOverride: true,
      responseMeta: ({ errors }) => {
        const waits = errors.flatMap(
          (error) => toPublicError(error, currentRequest()).body.retryAfterSeconds ?? [],
        );
        return waits.length > 0 ? { headers: { 'Retry-After': String(Math.max(...waits)) } } : {};
      },
      onError: ({ error, path }) => {
        const { status, body } = toPublicError(error, currentRequest());
        const { requestId } = currentRequest();
        const { code } = body;
        if (status >= 500) log.error({ requestId, procedure: path, code, err: error }, 'failed');
        else if (status === 401 || status === 403 || status === 429) {
          log.info({ requestId, procedure: path, code }, 'denied');
        }
      },
    }),
  );
  const documents = {
    publicUrl: env.PUBLIC_URL,
    visitorContext: (req: Request) => visitorContext(deps, req),
  };
  const routes: RouteDependencies = {
    contextFor: (req, res) => requestContext(deps, req, res),
    sendError: (req, res, error) => sendError(log, req, res, error),
  };
  app.use(vcards(documents));
  app.use(csvExportRoutes(routes));
  app.use(questionFiles(routes));
  app.use(invoicePdf(routes));
  app.use(
    createRestRouter({
      ...routes,
      originOf: (req) => siteOrigin(req, env.PUBLIC_URL),
    }),
  );
  app.use('/api', () => {
    throw new AppError('not-found');
  });
  app.use(imageFiles({ orm, objects: deps.objects, log }));
  app.use(feeds(documents, cache.documents));
  app.use(sitemap(documents, cache.documents));
  app.use(previews(documents));
  app.use(robots(env.PUBLIC_URL));
  app.use(securityTxt(env.PUBLIC_URL));
  app.use(webManifest());

  app.use(mediaKitFiles((req, res) => mediaKitAccess(deps, req, res)));

  if (renderer?.assetFolder) app.use(setRouteLabel('file'), publicFiles(renderer.assetFolder));
  if (development) app.use(development);
  if (renderer) {
    app.use(
      setRouteLabel('page'),
      pageHandler({
        renderer,
        cache: cache.pages,
        publicUrl: env.PUBLIC_URL,
        uploadHosts: uploadConnectSources(env.UPLOADTHING_TOKEN),
        frameHosts: env.BOOKING_EMBED_URL ? [new URL(env.BOOKING_EMBED_URL).origin] : [],
        visitorContext: (req) => visitorContext(deps, req),
        mediaKitAccess: (req, res) => mediaKitAccess(deps, req, res),
      }),
    );
  }
  app.use(fail);
  return app;
}
