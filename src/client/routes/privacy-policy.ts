import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.ts';

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
