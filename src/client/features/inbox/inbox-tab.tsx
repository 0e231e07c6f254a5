import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { ChangeSubjectKind } from '../../../shared/contracts/change-request.ts';
import type { MessageStatus, MessageSummary, Subscriber } from '../../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useListSearch } from '../../lib/list-search.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';

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

const route = getRouteApi('/portal/admin/inbox');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;
export type InboxTab = NonNullable<Search['tab']>;

/** The open tab, which the address names, and the way to another one. */
export function useInboxTab() {
  const { tab = 'messages' }: { tab?: InboxTab | undefined } = route.useSearch();
  const navigate = route.useNavigate();
  return {
    tab,
    /** Each tab begins with a list of its own. */
    open: (next: InboxTab) =>
      navigate({ search: { tab: next === 'messages' ? undefined : next }, resetScroll: false }),
  };
}

/** The state of the open tab's list, the newest first; a tab is narrowed by one filter of its own. */
export const useInboxList = <Sort extends NonNullable<Search['sort']>>(
  sorts: readonly (Sort | 'createdAt')[],
  filters: Partial<Record<keyof Search, undefined>>,
) =>
  useListSearch(route.useSearch(), route.useNavigate(), {
    sorts,
    sort: 'createdAt',
    order: 'desc',
    filters,
  });

/** The search of a tab's list, with its filters. */
export function InboxToolbar(props: Omit<ComponentProps<typeof ListToolbar>, 'className'>) {
  return <ListToolbar {...props} className="w-full sm:w-96" />;
}
