import type { MailStatus as Status } from '../../../shared/contracts/mail.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { statusLabels } from './labels.ts';

const tones: Record<Status, BadgeTone> = {
  queued: 'sun',
  sent: 'success',
  kept: 'sea',
  failed: 'danger',
  expired: 'neutral',
};

export function MailStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{statusLabels[status]()}</Badge>;
}
