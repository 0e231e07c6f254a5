import { createHash } from 'node:crypto';
import { createTRPCClient, unstable_localLink } from '@trpc/client';
import type { Request as HttpRequest, Response as HttpResponse, RequestHandler } from 'express';
import superjson from 'superjson';
import {
  isMailLinkPath,
  isPortalPath,
  localizedPath,
  withoutGermanPrefix,
} from '../../shared/i18n/locale.ts';
import { currentLocale } from '../request-scope.ts';
import type { MediaKitAccess, RequestContext } from '../trpc/context.ts';
import { type AppRouter, appRouter } from '../trpc/routers/app.ts';
import {
  type CachedPage,
  type PageAddress,
  type PageCache,
  pageAddress,
  pageBody,
  sendPage,
} from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { siteOrigin } from './security.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content policy of a rendered page: our own files, and exactly the inline scripts that stand in it, by hash.
 * `uploadHosts` are origins the browser may send files to, where a cloud store takes uploads; `frameHosts` those it may
 * show in a frame.
 */
function pagePolicy(
  html: string,
  { uploadHosts, frameHosts }: { uploadHosts: readonly string[]; frameHosts: readonly string[] },
): string {
  const hashes = new Set<string>();
  for (const [, body = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // Dialogs and selects write style elements while they are open; styles run nothing.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${uploadHosts.join(' ')}`.trim(),
    `frame-src ${frameHosts.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page with the kit itself; the router knows it with a slash behind it too. */
const kitPage = /^\/media-kit\.html\/?$/;
/** The page that asks for the PIN. */
const pinPage = /^\/media-kit\/?$/;

const pathWithoutLocale = (path: string) => withoutGermanPrefix(path) ?? path;

/** Returns whether a path is the page for callers with a pass. */
function isKitPage(path: string): boolean {
  return kitPage.test(pathWithoutLocale(path));
}

/**
 * Returns the redirect target of a caller instead of `path`: without a pass the page that asks for the PIN, with one
 * the page behind it. Null for every other page.
 * @param isGranted whether the caller has a pass; asked for these two pages only
 */
async function mediaKitRedirect(
  path: string,
  isGranted: () => Promise<boolean>,
): Promise<string | null> {
  const bare = pathWithoutLocale(path);
  const locale = bare === path ? 'en' : 'de';
  if (kitPage.test(bare) && !(await isGranted())) return localizedPath('/media-kit', locale);
  if (pinPage.test(bare) && (await isGranted())) return localizedPath('/media-kit.html', locale);
  return null;
}

/** Addresses that people type because other sites have them, and the pages they mean. */
const typedAddresses: Record<string, string> = {
  '/login': '/?login=true',
  '/privacy': '/privacy-policy',
};

/** Returns the page that an address typed by hand means, in its language; null for every other one. */
function typedAddressRedirect(path: string): string | null {
  const bare = pathWithoutLocale(path);
  const meant = typedAddresses[bare.replace(/\/$/, '')];
  return meant === undefined ? null : localizedPath(meant, bare === path ? 'en' : 'de');
}

type PageDependencies = {
  renderer: PageRenderer;
  cache: PageCache;
  publicUrl: string | undefined;
  uploadHosts: readonly string[];
  /** Origins a page may show in a frame: the external booking page, where one is configured. */
  frameHosts: readonly string[];
  /** The context of a visitor without a session: pages show the same to everybody. */
  visitorContext: (req: HttpRequest) => RequestContext;
  mediaKitAccess: (req: HttpRequest, res: HttpResponse) => MediaKitAccess;
};

/** A longer address than any page of ours has; nothing is looked up for it. */
const maxAddressLength = 2000;

/** Seconds after which a refused caller may try the database again. */
const retryAfterSeconds = 5;

/** React's mark in the place of a part that threw; no text can hold it, for it would be escaped. */
const failedBoundaryMarker = '<!--$!-->';

type RenderOptions = {
  origin: string;
  address: PageAddress;
  isCached: boolean;
  createContext?: () => RequestContext;
};

async function renderNow(
  req: HttpRequest,
  deps: PageDependencies,
  options: RenderOptions,
): Promise<CachedPage> {
  const { origin, address, isCached, createContext = () => deps.visitorContext(req) } = options;
  const locale = currentLocale();
  const prefixed = withoutGermanPrefix(req.path) !== null;
  const url = new URL(origin);
  url.pathname = address.pathname;
  url.search = address.search;
  let isUnavailable = false;
  const watchedContext = (): RequestContext => {
    const context = createContext();
    return {
      ...context,
      recordCall: (procedure, seconds, refusal) => {
        isUnavailable ||= refusal === 'unavailable';
        context.recordCall(procedure, seconds, refusal);
      },
    };
  };
  const api = createTRPCClient<AppRouter>({
    links: [
      unstable_localLink({
        router: appRouter,
        transformer: superjson,
        createContext: async () => watchedContext(),
      }),
    ],
  });
  const response = await deps.renderer.render(new Request(url), {
    locale,
    prefixed,
    origin,
    assets: deps.renderer.assets,
    api: async () => api,
  });
  const html = await response.text();
  // The browser tries again what could not be rendered here; caches must not take such a page for a good one.
  const isBroken = html.includes(failedBoundaryMarker);
  if (isBroken)
    createContext().log.error({ path: req.path }, 'failed to render a part of the page');
  const location = response.headers.get('location');
  const rendered = isBroken ? 500 : response.status;
  const isAway = rendered >= 500 && isUnavailable;
  return {
    status: isAway ? 503 : rendered,
    body: await pageBody(html, isCached),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': pagePolicy(html, deps),
      ...(location === null ? {} : { Location: location }),
      ...(isAway ? { 'Retry-After': String(retryAfterSeconds) } : {}),
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
    const openMediaKit = () => deps.mediaKitAccess(req, res);
    const elsewhere =
      typedAddressRedirect(req.path) ??
      (await mediaKitRedirect(req.path, () => openMediaKit().isGranted()));
    if (elsewhere !== null) {
      res.status(303).set({ Location: elsewhere, 'Cache-Control': 'private, no-store' }).end();
      return;
    }
    // A personal page is cached neither here nor anywhere else.
    const isPrivate = isPortalPath(req.path) || isKitPage(req.path);
    // Its address holds a secret, which must not leak.
    const isSecret = isMailLinkPath(req.path);
    const isDeveloping = deps.renderer.assetFolder === null;
    const origin = siteOrigin(req, deps.publicUrl);
    const address = pageAddress(req.path, req.originalUrl);
    const cacheable = !isPrivate && address.isCacheable && !isDeveloping;
    const page = cacheable
      ? await deps.cache.get(
          `${origin} ${currentLocale()} ${address.pathname}${address.search}`,
          () => renderNow(req, deps, { origin, address, isCached: true }),
        )
      : await renderNow(req, deps, {
          origin,
          address,
          isCached: false,
          createContext: () => ({ ...deps.visitorContext(req), mediaKit: openMediaKit() }),
        });
    res
      .status(page.status)
      .set(page.headers)
      // Hot reload talks to a port of its own, which our policy does not foresee.
      .set(isDeveloping ? { 'Content-Security-Policy': "object-src 'none'" } : {})
      .set('Vary', 'Cookie, Accept-Language')
      .set('Cache-Control', isPrivate || isSecret ? 'private, no-store' : 'private, no-cache')
      .set(isSecret ? { 'Referrer-Policy': 'no-referrer' } : {});
    sendPage(req, res, page.body);
  };
}
