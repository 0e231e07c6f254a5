import type { UserState } from '../../shared/contracts/user.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

export const userStateLabels: Record<UserState, () => string> = {
  active: m.users_state_active,
  invited: m.users_state_invited,
  deactivated: m.users_state_deactivated,
};

const tones: Record<UserState, BadgeTone> = {
  active: 'success',
  invited: 'sun',
  deactivated: 'neutral',
};

/** State of an account, in the list of users and at the client that it belongs to. */
export function UserStateBadge({ state }: { state: UserState }) {
  return <Badge tone={tones[state]}>{userStateLabels[state]()}</Badge>;
}
