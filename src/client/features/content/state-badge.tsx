import type { NewsState } from '../../../shared/contracts/news.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { stateLabels } from './labels.ts';

const tones: Record<NewsState, BadgeTone> = {
  draft: 'neutral',
  scheduled: 'sun',
  published: 'success',
};

export function StateBadge({ state }: { state: NewsState }) {
  return <Badge tone={tones[state]}>{stateLabels[state]()}</Badge>;
}
