import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { company } from '../../shared/content/company.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
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
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.site_home_title(),
      description: m.site_home_description({ brand: company.brand }),
      path: '/',
    }),
  component: lazyRouteComponent(() => import('../features/site/home-page.tsx'), 'HomePage'),
});
