import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type Subscriber, subscriberSortSchema } from '../../../shared/contracts/inbox.ts';
import { subscriberStatusSchema } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { trpc } from '../../trpc.ts';
import { CsvLink } from '../../ui/csv-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { subscriberStatusLabels } from './labels.ts';
import { removeButtonId } from './remove-button.tsx';
import { RemoveSubscriber } from './remove-subscriber.tsx';
import { SubscriberCards } from './subscriber-cards.tsx';
import { SubscriberTable } from './subscriber-table.tsx';
import { TabToolbar } from './tab-toolbar.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

export function NewsletterTab() {
  const { search, order, isFiltered, filter, clearFilters, turnPage } = useInboxSearch();
  const { subscription: status, after, before } = search;
  const query = trpc.admin.inbox.listSubscribers.useQuery(
    {
      search: search.search,
      status,
      sort: subscriberSortSchema.catch('createdAt').parse(search.sort),
      order,
      after,
      before,
    },
    { placeholderData: keepPreviousData },
  );
  const [removed, setRemoved] = useState<Subscriber>();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const rows = query.data?.rows ?? [];
  const { selected, select } = useRowKeys({
    ids: rows.map(({ id }) => id),
    elementId: removeButtonId,
    onOpen: (id) => setRemoved(rows.find((row) => row.id === id)),
  });
  const counts = query.data?.statusCounts;
  const List = isWide ? SubscriberTable : SubscriberCards;
  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_newsletter_search()}
        placeholder={m.inbox_newsletter_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_newsletter_filter()}
          value={status ?? 'all'}
          onValueChange={(value) => filter({ subscription: value === 'all' ? undefined : value })}
          items={[
            {
              value: 'all',
              label: m.admin_filter_all(),
              count: counts && counts.pending + counts.confirmed + counts.unsubscribed,
            },
            ...subscriberStatusSchema.options.map((value) => ({
              value,
              label: subscriberStatusLabels[value](),
              count: counts?.[value],
            })),
          ]}
        />
        <div className="ms-auto">
          <CsvLink of="newsletter" filter={{ search: search.search, status }}>
            {m.inbox_newsletter_export()}
          </CsvLink>
        </div>
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_newsletter_error()}
        summary={(count) => m.inbox_newsletter_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_newsletter_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.inbox_newsletter_none()}>
              {m.inbox_newsletter_none_text()}
            </EmptyState>
          )
        }
      >
        {(shown) => (
          <List rows={shown} selected={selected} onSelect={select} onRemove={setRemoved} />
        )}
      </PagedList>
      <RemoveSubscriber subscriber={removed} onClose={() => setRemoved(undefined)} />
    </div>
  );
}
