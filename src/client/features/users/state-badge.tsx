import type { UserState } from '../../../shared/contracts/user.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { stateLabels } from './labels.ts';

const tones: Record<UserState, BadgeTone> = {
  active: 'success',
  invited: 'sun',
  deactivated: 'neutral',
};

export function StateBadge({ state }: { state: UserState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]()}</Badge>;
}
