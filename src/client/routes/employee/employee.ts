import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { textParam } from '../../lib/search-params.ts';
import { portalRoute, requireRole } from '../portal.ts';

export const employeeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/employee',
  beforeLoad: ({ context }) => requireRole(context.user, 'employee'),
});

export type EmployeeDashboardSearch = {
  /** The page of the announcements. */
  after?: string | undefined;
  before?: string | undefined;
};

export const employeeDashboardRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: '/',
  validateSearch: (raw: Record<string, unknown>): EmployeeDashboardSearch => ({
    after: textParam(raw.after),
    before: textParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../../features/employee-portal/dashboard-page.tsx'),
    'DashboardPage',
  ),
});
