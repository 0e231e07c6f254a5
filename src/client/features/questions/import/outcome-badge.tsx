import type { ImportLine } from '../../../../shared/contracts/question.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

export type Outcome = ImportLine['outcome'];

export const outcomeLabels: Record<Outcome, () => string> = {
  add: m.admin_import_add,
  change: m.admin_import_change,
  same: m.admin_import_same,
  refuse: m.admin_import_refuse,
};

const tones: Record<Outcome, BadgeTone> = {
  add: 'success',
  change: 'sea',
  same: 'neutral',
  refuse: 'danger',
};

export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  return <Badge tone={tones[outcome]}>{outcomeLabels[outcome]()}</Badge>;
}
