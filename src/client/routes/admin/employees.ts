import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { EmployeeSort } from '../../../shared/contracts/employee.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The table's state in the address; what is left out has its default. */
export type EmployeesSearch = {
  search?: string | undefined;
  state?: 'active' | 'inactive' | undefined;
  visibility?: 'public' | 'private' | undefined;
  department?: string | undefined;
  sort?: EmployeeSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The employee being edited, or `new`. */
  edit?: string | undefined;
  /** The employee whose QR code is shown. */
  qr?: string | undefined;
};

const sorts = ['displayOrder', 'name', 'position', 'department'] as const satisfies EmployeeSort[];

export const adminEmployeesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'employees',
  validateSearch: (raw: Record<string, unknown>): EmployeesSearch => ({
    search: textParam(raw.search),
    state: oneOf(raw.state, ['active', 'inactive']),
    visibility: oneOf(raw.visibility, ['public', 'private']),
    department: textParam(raw.department),
    sort: oneOf(raw.sort, sorts),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    edit: textParam(raw.edit),
    qr: textParam(raw.qr),
  }),
  component: lazyRouteComponent(
    () => import('../../features/employees/employees-page.tsx'),
    'EmployeesPage',
  ),
});
