import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseEnumParam, parseTextParam } from '../lib/search-params.ts';
import { portalRoute, requireRole } from './portal.tsx';

export const employeeRoute = createRoute({
  getParentRoute: () => portalRoute,
  path: '/employee',
  beforeLoad: ({ context }) => requireRole(context.user, 'employee'),
});

type EmployeeDashboardSearch = {
  /** The page of the announcements. */
  after?: string | undefined;
  before?: string | undefined;
};

export const employeeDashboardRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: '/',
  validateSearch: (raw: Record<string, unknown>): EmployeeDashboardSearch => ({
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../features/employee-portal/dashboard-page.tsx'),
    'DashboardPage',
  ),
});

type EmployeeProfileSearch = {
  /** The dialog that asks for other numbers is open. */
  request?: 'ids' | undefined;
};

export const employeeProfileRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: 'profile',
  validateSearch: (raw: Record<string, unknown>): EmployeeProfileSearch => ({
    request: parseEnumParam(raw.request, ['ids']),
  }),
  component: lazyRouteComponent(
    () => import('../features/employee-portal/profile-page.tsx'),
    'ProfilePage',
  ),
});

type EmployeeResourcesSearch = {
  search?: string | undefined;
  category?: string | undefined;
  language?: 'en' | 'de' | undefined;
  /** Only what waits for an acknowledgement. */
  show?: 'waiting' | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

export const employeeResourcesRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: 'resources',
  validateSearch: (raw: Record<string, unknown>): EmployeeResourcesSearch => ({
    search: parseTextParam(raw.search),
    category: parseTextParam(raw.category),
    language: parseEnumParam(raw.language, ['en', 'de']),
    show: parseEnumParam(raw.show, ['waiting']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
  }),
  component: lazyRouteComponent(
    () => import('../features/employee-portal/resources-page.tsx'),
    'ResourcesPage',
  ),
});
