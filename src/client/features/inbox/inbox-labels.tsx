import type { ChangeSubjectKind } from '../../../shared/contracts/change-request.ts';
import type { MessageStatus, MessageSummary, Subscriber } from '../../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

export const messageStatusLabels: Record<MessageStatus, () => string> = {
  new: m.inbox_status_new,
  answered: m.inbox_status_answered,
  archived: m.inbox_status_archived,
};

export const subscriberStatusLabels: Record<SubscriberStatus, () => string> = {
  pending: m.inbox_newsletter_pending,
  confirmed: m.inbox_newsletter_confirmed,
  unsubscribed: m.inbox_newsletter_unsubscribed,
};

export const requestKindLabels: Record<ChangeSubjectKind, () => string> = {
  service: m.inbox_request_kind_service,
  client: m.inbox_request_kind_client,
  'employee-government-ids': m.inbox_request_kind_ids,
  'employee-profile': m.inbox_request_kind_profile,
};

const messageTones: Record<MessageSummary['status'], BadgeTone> = {
  new: 'sun',
  answered: 'success',
  archived: 'neutral',
};

type MessageStatusBadgeProps = Pick<MessageSummary, 'status' | 'isSuspicious'>;

export function MessageStatusBadge({ status, isSuspicious }: MessageStatusBadgeProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={messageTones[status]}>{messageStatusLabels[status]()}</Badge>
      {isSuspicious && <Badge tone="danger">{m.inbox_suspicious()}</Badge>}
    </span>
  );
}

const subscriberTones: Record<Subscriber['status'], BadgeTone> = {
  pending: 'sun',
  confirmed: 'success',
  unsubscribed: 'neutral',
};

type SubscriberStatusBadgeProps = Pick<Subscriber, 'status' | 'isSuspicious'>;

export function SubscriberStatusBadge({ status, isSuspicious }: SubscriberStatusBadgeProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={subscriberTones[status]}>{subscriberStatusLabels[status]()}</Badge>
      {isSuspicious && <Badge tone="danger">{m.inbox_suspicious()}</Badge>}
    </span>
  );
}
