import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.ts';

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
    'PreferencesPage',
  ),
});
