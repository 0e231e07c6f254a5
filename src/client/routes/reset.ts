import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { unlistedHead } from './unlisted-head.ts';

export type ResetSearch = {
  /** The secret from the mail. */
  token?: string | undefined;
};

/** Where the mail about a forgotten password leads. */
export const resetRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/reset',
  validateSearch: (raw: Record<string, unknown>): ResetSearch => ({ token: textParam(raw.token) }),
  head: () => unlistedHead(m.account_reset_title()),
  component: lazyRouteComponent(() => import('../features/forgot/reset-page.tsx'), 'ResetPage'),
});
