import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { textParam } from '../lib/search-params.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { unlistedHead } from './unlisted-head.ts';

export type BookingSearch = {
  /** What proves that the visitor got the mail about a meeting. */
  token?: string | undefined;
};

/** Where the mails about a meeting lead: it can be moved and cancelled. */
export const bookingRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/booking',
  validateSearch: (raw: Record<string, unknown>): BookingSearch => ({
    token: textParam(raw.token),
  }),
  head: () => unlistedHead(m.booking_title()),
  component: lazyRouteComponent(
    () => import('../features/contact/manage/manage-page.tsx'),
    'ManagePage',
  ),
});
