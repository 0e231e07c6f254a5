import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portalRoute, requireRole } from '../portal.ts';

/** Everything that a client sees behind the login. */
export const clientRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/client',
  beforeLoad: ({ context }) => requireRole(context.user, 'client'),
});

export const clientDashboardRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../features/client-portal/dashboard-page.tsx'),
    'DashboardPage',
  ),
});
