import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { pageHead } from './page-head.ts';
import { publicLayoutRoute } from './public-layout.ts';

export const careersRoute = createRoute({
  getParentRoute: () => publicLayoutRoute,
  path: '/careers',
  head: ({ match }) =>
    pageHead(match.context, {
      title: m.careers_title(),
      description: m.careers_description(),
      path: '/careers',
    }),
  component: lazyRouteComponent(
    () => import('../features/careers/careers-page.tsx'),
    'CareersPage',
  ),
});
