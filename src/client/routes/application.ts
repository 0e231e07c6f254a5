import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { unlistedHead } from './unlisted-head.ts';

export type ApplicationSearch = {
  /** What proves that somebody sent an application, or got the mails about it. */
  token?: string | undefined;
};

/** An applicant's own page: how the application stands, and what its sender can do with it. */
export const applicationRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/application',
  validateSearch: (raw: Record<string, unknown>): ApplicationSearch => ({
    token: textParam(raw.token),
  }),
  head: () => unlistedHead(m.own_title()),
  component: lazyRouteComponent(
    () => import('../features/own-application/own-application-page.tsx'),
    'OwnApplicationPage',
  ),
});
