import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { optionalParams } from '../../lib/search-params.ts';
import { portalRoute, requireRole } from '../portal.tsx';

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

const periods = [7, 90, 365, 'all'] as const;

export const adminAnalyticsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'analytics',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The last days; 30 when it is left out. */
      period: periods.find((period) => period === raw.period),
    }),
  component: lazyRouteComponent(
    () => import('../../features/analytics/analytics-page.tsx'),
    'AnalyticsPage',
  ),
});
