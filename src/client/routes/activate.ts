import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { unlistedHead } from './unlisted-head.ts';

export type ActivateSearch = {
  /** The secret of an invitation. */
  token?: string | undefined;
};

/** Where an invitation leads: the person sets a password. */
export const activateRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/activate',
  validateSearch: (raw: Record<string, unknown>): ActivateSearch => ({
    token: textParam(raw.token),
  }),
  head: () => unlistedHead(m.users_activate_title()),
  component: lazyRouteComponent(
    () => import('../features/activate/activate-page.tsx'),
    'ActivatePage',
  ),
});
