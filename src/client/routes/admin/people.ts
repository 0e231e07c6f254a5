import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { EmployeeSort } from '../../../shared/contracts/employee.ts';
import type { UserSort, UserState } from '../../../shared/contracts/user.ts';
import { type Role, roles } from '../../../shared/domain/accounts.ts';
import { parseEnumParam, parseMemberParam, parseTextParam } from '../../lib/search-params.ts';
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

const employeeSorts = [
  'displayOrder',
  'name',
  'position',
  'department',
] as const satisfies EmployeeSort[];

export const adminEmployeesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'employees',
  validateSearch: (raw: Record<string, unknown>): EmployeesSearch => ({
    search: parseTextParam(raw.search),
    state: parseEnumParam(raw.state, ['active', 'inactive']),
    visibility: parseEnumParam(raw.visibility, ['public', 'private']),
    department: parseTextParam(raw.department),
    sort: parseEnumParam(raw.sort, employeeSorts),
    order: parseEnumParam(raw.order, ['asc', 'desc']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
    edit: parseTextParam(raw.edit),
    qr: parseTextParam(raw.qr),
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
  /** The client whose contact is being invited, by the id of its record. */
  invite?: string | undefined;
  /** The user whose role is being changed. */
  changeRole?: string | undefined;
};

const userStates: Record<UserState, true> = { active: true, invited: true, deactivated: true };
const userSorts = [
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
    search: parseTextParam(raw.search),
    role: parseEnumParam(raw.role, roles),
    state: parseMemberParam(raw.state, userStates),
    sort: parseEnumParam(raw.sort, userSorts),
    order: parseEnumParam(raw.order, ['asc', 'desc']),
    after: parseTextParam(raw.after),
    before: parseTextParam(raw.before),
    edit: parseTextParam(raw.edit),
    invite: parseTextParam(raw.invite),
    changeRole: parseTextParam(raw.changeRole),
  }),
  component: lazyRouteComponent(() => import('../../features/users/users-page.tsx'), 'UsersPage'),
});
