import { createTRPCClient, unstable_localLink } from '@trpc/client';
import type { Request as HttpRequest, Response as HttpResponse, RequestHandler } from 'express';
import superjson from 'superjson';
import { isPortalPath, withoutGermanPrefix } from '../../shared/i18n/locale.ts';
import type { RequestContext } from '../trpc/context.ts';
import { type AppRouter, appRouter } from '../trpc/routers/app.ts';
import { pagePolicy } from './content-policy.ts';
import { ownOrigin } from './origin-check.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { currentLocale } from './request-scope.ts';

type PageDependencies = {
  renderer: PageRenderer;
  cache: PageCache;
  publicUrl: string | undefined;
  uploadHosts: readonly string[];
  /** The context of a visitor without a session: pages show the same to everybody. */
  visitorContext: (req: HttpRequest) => RequestContext;
};

/** A longer address than any page of ours has; nothing is looked up for it. */
const maxAddressLength = 2000;

async function renderNow(req: HttpRequest, deps: PageDependencies): Promise<CachedPage> {
  const locale = currentLocale();
  const origin = ownOrigin(req, deps.publicUrl);
  const prefixed = withoutGermanPrefix(req.path) !== null;
  const address = new URL(origin);
  // The router knows the German home page under one name.
  address.pathname = req.path === '/de/' ? '/de' : req.path;
  address.search = new URL(req.originalUrl.replace(/^[^?]*/, ''), origin).search;
  const api = createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        transformer: superjson,
        createContext: async () => deps.visitorContext(req),
      }),
    ],
  });
  const response = await deps.renderer.render(new Request(address), {
    locale,
    prefixed,
    origin,
    assets: deps.renderer.assets,
    api: async () => api,
  });
  const html = await response.text();
  const location = response.headers.get('location');
  return {
    status: response.status,
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': pagePolicy(html, deps.uploadHosts),
      ...(location === null ? {} : { Location: location }),
    },
  };
}

/**
 * The last handler: every address that is not a file or a call is a page, if only the one that says 404.
 * Public pages look the same for everybody and come from the cache; portals are an empty shell until the browser has
 * asked who is there.
 */
export function pageHandler(deps: PageDependencies): RequestHandler {
  return async (req: HttpRequest, res: HttpResponse) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('Allow', 'GET, HEAD').end();
      return;
    }
    if (req.originalUrl.length > maxAddressLength) {
      res.status(414).end();
      return;
    }
    const isPortal = isPortalPath(req.path);
    const isDeveloping = deps.renderer.assetFolder === null;
    const cacheable = !isPortal && !req.originalUrl.includes('?') && !isDeveloping;
    const page = cacheable
      ? await deps.cache.get(
          `${ownOrigin(req, deps.publicUrl)} ${currentLocale()} ${req.path}`,
          () => renderNow(req, deps),
        )
      : await renderNow(req, deps);
    res
      .status(page.status)
      .set(page.headers)
      // Hot reload talks to a port of its own, which our policy does not foresee.
      .set(isDeveloping ? { 'Content-Security-Policy': "object-src 'none'" } : {})
      .set('Vary', 'Cookie, Accept-Language')
      .set('Cache-Control', isPortal ? 'private, no-store' : 'private, no-cache')
      .send(page.html);
  };
}
