import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { portalRoute, requireRole } from './portal.ts';

export const clientRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/client',
  beforeLoad: ({ context }) => requireRole(context.user, 'client'),
  component: lazyRouteComponent(() => import('../features/portal/welcome-page.tsx'), 'WelcomePage'),
});
