import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portalRoute, requireRole } from './portal.ts';

export const employeeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/employee',
  beforeLoad: ({ context }) => requireRole(context.user, 'employee'),
  component: lazyRouteComponent(() => import('../features/portal/welcome-page.tsx'), 'WelcomePage'),
});
