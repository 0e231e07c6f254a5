import { getRouteApi } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { ChangeSubjectKind } from '../../../shared/contracts/change-request.ts';
import type { MessageStatus, MessageSummary } from '../../../shared/contracts/inbox.ts';
import type { SubscriberStatus } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useListSearch } from '../../lib/list-search.ts';
import { Badge, createStatusBadge } from '../../ui/badge.tsx';
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
  invoice: m.inbox_request_kind_invoice,
  project: m.inbox_request_kind_project,
  'employee-government-ids': m.inbox_request_kind_ids,
  'employee-profile': m.inbox_request_kind_profile,
};

interface InboxBadgesProps extends Pick<MessageSummary, 'isSuspicious'> {
  children: ReactNode;
}

/** The badges of what came by a public form, and the mark of what looks like spam. */
export function InboxBadges({ isSuspicious, children }: InboxBadgesProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {children}
      {isSuspicious && <Badge tone="danger">{m.inbox_suspicious()}</Badge>}
    </span>
  );
}

/** Makes the badge of a status that stands with that mark. */
function createInboxBadge<Status extends string>(
  ...labelsAndTones: Parameters<typeof createStatusBadge<Status>>
) {
  const StatusBadge = createStatusBadge(...labelsAndTones);
  return ({ status, isSuspicious }: { status: Status; isSuspicious: boolean }) => (
    <InboxBadges isSuspicious={isSuspicious}>
      <StatusBadge status={status} />
    </InboxBadges>
  );
}

export const MessageStatusBadge = createInboxBadge(messageStatusLabels, {
  new: 'sun',
  answered: 'success',
  archived: 'neutral',
});

export const SubscriberStatusBadge = createInboxBadge(subscriberStatusLabels, {
  pending: 'sun',
  confirmed: 'success',
  unsubscribed: 'neutral',
});

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
