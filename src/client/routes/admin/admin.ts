import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portalRoute, requireRole } from '../portal.ts';

export const adminRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/admin',
  beforeLoad: ({ context }) => requireRole(context.user, 'admin'),
});

export const adminDashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./dashboard-screen.tsx'), 'DashboardScreen'),
});
