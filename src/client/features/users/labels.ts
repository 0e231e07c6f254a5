import type { UserSort, UserState } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Role } from '../../../shared/domain/accounts.ts';

export const roleLabels: Record<Role, () => string> = {
  admin: m.users_role_admin,
  employee: m.users_role_employee,
  client: m.users_role_client,
};

export const stateLabels: Record<UserState, () => string> = {
  active: m.users_state_active,
  invited: m.users_state_invited,
  deactivated: m.users_state_deactivated,
};

export const sortLabels: Record<UserSort, () => string> = {
  createdAt: m.users_column_added,
  lastName: m.users_column_name,
  email: m.users_column_email,
  role: m.users_column_role,
  lastLoginAt: m.users_column_login,
};
