import { createRoute } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { optionalParams, parseTextParam } from '../lib/search-params.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';

const homePaths = new Set([localizedPath('/', 'en'), localizedPath('/', 'de')]);

const loadPage = () => import('./home.lazy.tsx');

export const homeRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The login dialog is open. */
      login: raw.login === true || undefined,
      /** Target after login; only a path of the user's own portal is followed. */
      next: parseTextParam(raw.next),
    }),
  // A visitor from another page of the site has no HTML of this one to keep. Links to its sections prepare it on itself too.
  beforeLoad: async ({ cause }) => {
    const isHere = !import.meta.env.SSR && homePaths.has(window.location.pathname);
    if (cause !== 'stay' && !(cause === 'preload' && isHere))
      await (await loadPage()).preloadHomeSections();
  },
  loader: async ({ context }) => ({
    ...(await (await context.api()).public.getHome.query()),
    loadedAt: new Date(),
  }),
  // News may come during a visit; the cached page is a minute old, too.
  staleTime: 60_000,
  // Staying on the page, when Back closes a dialog, asks for none.
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  head: async ({ match }) =>
    pageHead(match.context, {
      title: m.site_home_title(),
      description: import.meta.env.SSR && m.site_home_description({ brand }),
      path: '/',
      structuredData:
        import.meta.env.SSR &&
        (await import('./server-structured-data.ts')).homeJsonLd(match.context),
    }),
}).lazy(() => loadPage().then((page) => page.homeLazyRoute));
