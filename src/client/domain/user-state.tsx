import type { UserState } from '../../shared/contracts/user.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { createStatusBadge } from '../ui/badge.tsx';

export const userStateLabels: Record<UserState, () => string> = {
  active: m.users_state_active,
  invited: m.users_state_invited,
  deactivated: m.users_state_deactivated,
};

/** State of an account, in the list of users and at the client that it belongs to. */
export const UserStateBadge = createStatusBadge(userStateLabels, {
  active: 'success',
  invited: 'sun',
  deactivated: 'neutral',
});
