import type { AnnouncementState } from '../../../shared/contracts/announcement.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { stateLabels } from './labels.ts';

const tones: Record<AnnouncementState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'sun',
  published: 'success',
  over: 'neutral',
};

export function StateBadge({ state }: { state: AnnouncementState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]()}</Badge>;
}
