import { createRoute } from '@tanstack/react-router';
import { brand } from '../../shared/content/brand.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
import { homeData } from './home-data.ts';
import { HomePage } from './home-page.tsx';
import { preloadHome } from './home-parts.ts';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.ts';

export type HomeSearch = {
  /** The login dialog is open. */
  login?: true | undefined;
  /** Where to go after login; only a path of the user's own portal is followed. */
  next?: string | undefined;
};

export const homeRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/',
  validateSearch: (raw: Record<string, unknown>): HomeSearch => ({
    login: raw.login === true ? true : undefined,
    next: textParam(raw.next),
  }),
  // Who comes from another page of the site has no HTML of this one to keep.
  beforeLoad: async ({ cause }) => {
    if (cause !== 'stay') await preloadHome();
  },
  loader: async ({ context }) => (await context.api()).public.getHome.query(),
  // News may come while somebody stays on the site; a minute old is what the cached page is too.
  staleTime: 60_000,
  // Whoever stays on it, when Back closes a dialog, asks for none.
  shouldReload: ({ cause }) => (cause === 'stay' ? false : undefined),
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.site_home_title(),
      description: import.meta.env.SSR && m.site_home_description({ brand }),
      path: '/',
      structuredData: import.meta.env.SSR && homeData(match.context),
    }),
  component: HomePage,
});
