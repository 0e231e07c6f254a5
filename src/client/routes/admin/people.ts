import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { EmployeeSort } from '../../../shared/contracts/employee.ts';
import type { UserSort, UserState } from '../../../shared/contracts/user.ts';
import { type Role, roles } from '../../../shared/domain/accounts.ts';
import { oneOf, textParam } from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

/** The table's state in the address; what is left out has its default. */
type EmployeesSearch = {
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

/** The table's state in the address; what is left out has its default. */
type UsersSearch = {
  search?: string | undefined;
  role?: Role | undefined;
  state?: UserState | undefined;
  sort?: UserSort | undefined;
  order?: 'asc' | 'desc' | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** The user being edited, or `new` for an invitation. */
  edit?: string | undefined;
  /** The client whose company somebody is being invited for, by the id of its record. */
  invite?: string | undefined;
  /** The user whose role is being changed. */
  changeRole?: string | undefined;
};

const states = ['active', 'invited', 'deactivated'] as const satisfies UserState[];
const sortsOfUsers = [
  'createdAt',
  'lastName',
  'email',
  'role',
  'lastLoginAt',
] as const satisfies UserSort[];

export const adminUsersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'users',
  validateSearch: (raw: Record<string, unknown>): UsersSearch => ({
    search: textParam(raw.search),
    role: oneOf(raw.role, roles),
    state: oneOf(raw.state, states),
    sort: oneOf(raw.sort, sortsOfUsers),
    order: oneOf(raw.order, ['asc', 'desc']),
    after: textParam(raw.after),
    before: textParam(raw.before),
    edit: textParam(raw.edit),
    invite: textParam(raw.invite),
    changeRole: textParam(raw.changeRole),
  }),
  component: lazyRouteComponent(() => import('../../features/users/users-page.tsx'), 'UsersPage'),
});
