import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portalRoute } from './portal.ts';

/** One's own account, for every role. */
export const accountRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/account',
  component: lazyRouteComponent(
    () => import('../features/account/account-page.tsx'),
    'AccountPage',
  ),
});
