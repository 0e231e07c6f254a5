import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { optionalParams, parseEnumParam, parseTextParam } from '../lib/search-params.ts';
import { portalRoute, requireRole } from './portal.tsx';

export const employeeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/employee',
  beforeLoad: ({ context }) => requireRole(context.user, 'employee'),
});

export const employeeDashboardRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: '/',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The page of the announcements. */
      after: parseTextParam(raw.after),
      before: parseTextParam(raw.before),
    }),
  component: lazyRouteComponent(
    () => import('../features/employee-portal/dashboard-page.tsx'),
    'DashboardPage',
  ),
});

export const employeeProfileRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: 'profile',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      /** The dialog that asks for other numbers is open. */
      request: parseEnumParam(raw.request, ['ids']),
    }),
  component: lazyRouteComponent(
    () => import('../features/employee-portal/profile-page.tsx'),
    'ProfilePage',
  ),
});

export const employeeResourcesRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: 'resources',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      category: parseTextParam(raw.category),
      language: parseEnumParam(raw.language, ['en', 'de']),
      /** Only what waits for an acknowledgement. */
      show: parseEnumParam(raw.show, ['waiting']),
      after: parseTextParam(raw.after),
      before: parseTextParam(raw.before),
    }),
  component: lazyRouteComponent(
    () => import('../features/employee-portal/resources-page.tsx'),
    'ResourcesPage',
  ),
});
