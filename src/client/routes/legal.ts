import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.tsx';

export const accessibilityRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/accessibility',
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.legal_accessibility_title(),
      description: import.meta.env.SSR && m.legal_accessibility_description(),
      path: '/accessibility',
      picture: 'accessibility',
    }),
  component: lazyRouteComponent(
    () => import('../features/legal/accessibility-page.tsx'),
    'AccessibilityPage',
  ),
});

export const cookiePreferencesRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/cookie-preferences',
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.consent_page_title(),
      description: import.meta.env.SSR && m.consent_page_description(),
      path: '/cookie-preferences',
      picture: 'cookie-preferences',
    }),
  component: lazyRouteComponent(
    () => import('../features/consent/preferences-page.tsx'),
    'CookiePreferencesPage',
  ),
});

export const impressumRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/impressum',
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.legal_impressum_title(),
      description: import.meta.env.SSR && m.legal_impressum_description(),
      path: '/impressum',
      picture: 'impressum',
    }),
  component: lazyRouteComponent(
    () => import('../features/legal/impressum-page.tsx'),
    'ImpressumPage',
  ),
});

export const privacyPolicyRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/privacy-policy',
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.legal_privacy_title(),
      description: import.meta.env.SSR && m.legal_privacy_description(),
      path: '/privacy-policy',
      picture: 'privacy-policy',
    }),
  component: lazyRouteComponent(() => import('../features/legal/privacy-page.tsx'), 'PrivacyPage'),
});
