import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { oneOf } from '../../lib/search-params.ts';
import { employeeRoute } from './employee.ts';

export type EmployeeProfileSearch = {
  /** The dialog that asks for other numbers is open. */
  request?: 'ids' | undefined;
};

export const employeeProfileRoute = createRoute({
  getParentRoute: () => employeeRoute,
  path: 'profile',
  validateSearch: (raw: Record<string, unknown>): EmployeeProfileSearch => ({
    request: oneOf(raw.request, ['ids']),
  }),
  component: lazyRouteComponent(
    () => import('../../features/employee-portal/profile-page.tsx'),
    'ProfilePage',
  ),
});
