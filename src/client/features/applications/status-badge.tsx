import type { ApplicationStatus } from '../../../shared/contracts/application.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { statusLabels } from './labels.ts';

const tones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'sun',
  reviewing: 'sea',
  accepted: 'success',
  rejected: 'danger',
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]()}</Badge>;
}
