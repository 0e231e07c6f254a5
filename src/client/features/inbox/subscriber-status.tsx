import type { Subscriber } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { subscriberStatusLabels } from './labels.ts';

const tones: Record<Subscriber['status'], BadgeTone> = {
  pending: 'sun',
  confirmed: 'success',
  unsubscribed: 'neutral',
};

type SubscriberStatusProps = Pick<Subscriber, 'status' | 'isSuspicious'>;

export function SubscriberStatus({ status, isSuspicious }: SubscriberStatusProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[status]}>{subscriberStatusLabels[status]()}</Badge>
      {isSuspicious && <Badge tone="danger">{m.inbox_suspicious()}</Badge>}
    </span>
  );
}
