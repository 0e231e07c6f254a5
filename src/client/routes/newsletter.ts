import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { unlistedHead } from './unlisted-head.ts';

type NewsletterSearch = {
  /** The secret of a link in a mail. */
  token?: string | undefined;
};

const shared = {
  getParentRoute: () => publicLayoutRoute,
  validateSearch: (raw: Record<string, unknown>): NewsletterSearch => ({
    token: textParam(raw.token),
  }),
  head: () => unlistedHead(m.newsletter_title()),
};

export const newsletterConfirmRoute = createRoute({
  ...shared,
  path: '/newsletter/confirm',
  component: lazyRouteComponent(
    () => import('../features/newsletter/confirm-page.tsx'),
    'ConfirmPage',
  ),
});

export const newsletterUnsubscribeRoute = createRoute({
  ...shared,
  path: '/newsletter/unsubscribe',
  component: lazyRouteComponent(
    () => import('../features/newsletter/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
});
