import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { optionalParams, parseTextParam } from '../lib/search-params.ts';
import { noindexHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';

/** The page of an invitation: the person sets a password. */
const activateRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/activate',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The secret of an invitation. */
      token: parseTextParam(raw.token),
    }),
  head: () => noindexHead(m.users_activate_title()),
  component: lazyRouteComponent(
    () => import('../features/accounts/mail-links/activate-page.tsx'),
    'ActivatePage',
  ),
});

type ApplicationSearch = {
  /** Proof of having sent an application, or of having got the mails about it. */
  token?: string | undefined;
};

/** An applicant's own page: how the application stands, and what its sender can do with it. */
const applicationRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/application',
  validateSearch: (raw: Record<string, unknown>): ApplicationSearch => ({
    token: parseTextParam(raw.token),
  }),
  head: () => noindexHead(m.own_title()),
  component: lazyRouteComponent(
    () => import('../features/own-application/own-application-page.tsx'),
    'OwnApplicationPage',
  ),
});

/** The page on which an applicant takes the tests a second time. */
const retakeRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/application/tests',
  validateSearch: (raw: Record<string, unknown>): ApplicationSearch => ({
    token: parseTextParam(raw.token),
  }),
  head: () => noindexHead(m.careers_retake_title()),
  component: lazyRouteComponent(() => import('../features/careers/retake-page.tsx'), 'RetakePage'),
});

/** The page behind the mails about a meeting: it can be moved and cancelled. */
const bookingRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/booking',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** Proof that the visitor got the mail about a meeting. */
      token: parseTextParam(raw.token),
    }),
  head: () => noindexHead(m.booking_title()),
  component: lazyRouteComponent(
    () => import('../features/contact/booking/manage-page.tsx'),
    'ManageBookingPage',
  ),
});

/** Asks for a link by which a new password can be set. */
const forgotRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/forgot',
  head: () => noindexHead(m.account_forgot_title()),
  component: lazyRouteComponent(
    () => import('../features/accounts/mail-links/forgot-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const newsletterRouteOptions = {
  getParentRoute: () => publicLayoutRoute,
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The secret of a link in a mail. */
      token: parseTextParam(raw.token),
    }),
  head: () => noindexHead(m.newsletter_title()),
};

const newsletterConfirmRoute = createRoute({
  ...newsletterRouteOptions,
  path: '/newsletter/confirm',
  component: lazyRouteComponent(
    () => import('../features/newsletter/newsletter-page.tsx'),
    'ConfirmPage',
  ),
});

const newsletterUnsubscribeRoute = createRoute({
  ...newsletterRouteOptions,
  path: '/newsletter/unsubscribe',
  component: lazyRouteComponent(
    () => import('../features/newsletter/newsletter-page.tsx'),
    'UnsubscribePage',
  ),
});

/** The page behind the mail about a forgotten password. */
const resetRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/reset',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The secret from the mail. */
      token: parseTextParam(raw.token),
    }),
  head: () => noindexHead(m.account_reset_title()),
  component: lazyRouteComponent(
    () => import('../features/accounts/mail-links/reset-page.tsx'),
    'ResetPasswordPage',
  ),
});

/** Pages behind links in mails; the first part of each path stands in `isMailLinkPath`, so that browsers load them. */
export const mailLinkRoutes = [
  activateRoute,
  applicationRoute,
  retakeRoute,
  bookingRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  forgotRoute,
  resetRoute,
] as const;
