import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { publicLayoutRoute } from './public-layout.ts';
import { unlistedHead } from './unlisted-head.ts';

/** Asks for a link by which a new password can be set. */
export const forgotRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/forgot',
  head: () => unlistedHead(m.account_forgot_title()),
  component: lazyRouteComponent(() => import('../features/forgot/forgot-page.tsx'), 'ForgotPage'),
});
