import type { User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { StateBadge } from './state-badge.tsx';

/** How an account stands, and whether its login takes two steps. */
export function UserBadges({ state, hasSecondFactor }: Pick<User, 'state' | 'hasSecondFactor'>) {
  return (
    <span className="flex flex-wrap gap-1">
      <StateBadge state={state} />
      {hasSecondFactor && <Badge tone="sea">{m.second_factor_badge()}</Badge>}
    </span>
  );
}
