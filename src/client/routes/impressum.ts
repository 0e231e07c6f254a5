import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.ts';

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
