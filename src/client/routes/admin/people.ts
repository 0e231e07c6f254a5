import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { EmployeeSort } from '../../../shared/contracts/employee.ts';
import type { UserSort, UserState } from '../../../shared/contracts/user.ts';
import { roles } from '../../../shared/domain/accounts.ts';
import {
  optionalParams,
  parseEnumParam,
  parseMemberParam,
  parsePageParams,
  parseTextParam,
} from '../../lib/search-params.ts';
import { adminRoute } from './admin.ts';

const employeeSorts = [
  'displayOrder',
  'name',
  'position',
  'department',
] as const satisfies EmployeeSort[];

export const adminEmployeesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: 'employees',
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      state: parseEnumParam(raw.state, ['active', 'inactive']),
      visibility: parseEnumParam(raw.visibility, ['public', 'private']),
      department: parseTextParam(raw.department),
      sort: parseEnumParam(raw.sort, employeeSorts),
      ...parsePageParams(raw),
      /** The employee being edited, or `new`. */
      edit: parseTextParam(raw.edit),
      /** The employee whose QR code is shown. */
      qr: parseTextParam(raw.qr),
    }),
  component: lazyRouteComponent(
    () => import('../../features/employees/employees-page.tsx'),
    'EmployeesPage',
  ),
});

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
  validateSearch: (raw: Record<string, unknown>) =>
    optionalParams({
      search: parseTextParam(raw.search),
      role: parseEnumParam(raw.role, roles),
      state: parseMemberParam(raw.state, userStates),
      sort: parseEnumParam(raw.sort, userSorts),
      ...parsePageParams(raw),
      /** The user being edited, or `new` for an invitation. */
      edit: parseTextParam(raw.edit),
      /** The client whose contact is being invited, by the id of its record. */
      invite: parseTextParam(raw.invite),
      /** The user whose role is being changed. */
      changeRole: parseTextParam(raw.changeRole),
    }),
  component: lazyRouteComponent(() => import('../../features/users/users-page.tsx'), 'UsersPage'),
});
