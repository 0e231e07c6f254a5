import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type Subscriber, subscriberSortSchema } from '../../../shared/contracts/inbox.ts';
import { subscriberStatusSchema } from '../../../shared/contracts/newsletter.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { readError } from '../../lib/read-error.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { EmailText, LocalDateTime } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { toast } from '../../ui/toast.tsx';
import { languageLabels, SubscriberStatusBadge, subscriberStatusLabels } from './inbox-labels.tsx';
import { TabToolbar, useInboxSearch } from './inbox-tab.tsx';

interface RemoveButtonProps {
  subscriber: Subscriber;
  onRemove: (subscriber: Subscriber) => void;
  onFocus: (id: string) => void;
}

const removeButtonId = (id: string) => `remove-${id}`;

function RemoveButton({ subscriber, onRemove, onFocus }: RemoveButtonProps) {
  const { id, email } = subscriber;
  return (
    <Button
      id={removeButtonId(id)}
      variant="quiet"
      size="sm"
      aria-label={m.inbox_newsletter_remove_of({ email })}
      onClick={() => onRemove(subscriber)}
      onFocus={() => onFocus(id)}
    >
      {m.inbox_newsletter_remove()}
    </Button>
  );
}

/** The wording the subscriber has read, and when. */
function SubscriberConsent({ subscriber }: { subscriber: Subscriber }) {
  const { consentVersion, consentLocale, consentAt } = subscriber;
  return (
    <div className="max-w-80 min-w-40 text-sm">
      <ConsentDetails
        form="newsletter"
        version={consentVersion}
        locale={consentLocale}
        at={consentAt}
      />
    </div>
  );
}

interface RemoveSubscriberDialogProps {
  /** The address in question; closed without one. */
  subscriber: Subscriber | undefined;
  onClose: () => void;
}

/** The question before an address is erased. */
function RemoveSubscriberDialog({ subscriber, onClose }: RemoveSubscriberDialogProps) {
  const remove = trpc.admin.inbox.deleteSubscriber.useMutation({
    onSuccess: () => {
      toast({ title: m.inbox_newsletter_removed(), variant: 'success' });
      onClose();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.inbox_newsletter_remove_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') onClose();
    },
  });
  return (
    <ConfirmDialog
      open={subscriber !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.inbox_newsletter_remove_title()}
      description={
        <span className="wrap-anywhere">
          {subscriber && m.inbox_newsletter_remove_text({ email: subscriber.email })}
        </span>
      }
      action={m.inbox_newsletter_remove_confirm()}
      pending={remove.isPending}
      onConfirm={() => subscriber && remove.mutate({ id: subscriber.id })}
    />
  );
}

const column = createServerColumnHelper<Subscriber>();

const subscriberColumns = column.columns([
  column.accessor('email', {
    header: () => m.inbox_column_email(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => <span className="font-normal wrap-anywhere">{getValue()}</span>,
  }),
  column.accessor('status', {
    header: () => m.inbox_column_status(),
    enableSorting: false,
    cell: ({ row }) => <SubscriberStatusBadge {...row.original} />,
  }),
  column.accessor('locale', {
    header: () => m.inbox_column_language(),
    enableSorting: false,
    cell: ({ getValue }) => languageLabels[getValue()](),
  }),
  column.display({
    id: 'consent',
    header: () => m.inbox_message_consent(),
    cell: ({ row }) => <SubscriberConsent subscriber={row.original} />,
  }),
  column.accessor('createdAt', {
    header: () => m.inbox_column_since(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
]);

interface SubscriberListProps {
  rows: Subscriber[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onRemove: (subscriber: Subscriber) => void;
}

function SubscriberTable({ rows, selected, onSelect, onRemove }: SubscriberListProps) {
  const { search, order, sortBy } = useInboxSearch();
  const table = useServerTable({
    columns: subscriberColumns,
    rows,
    sorts: subscriberSortSchema.options,
    sort: subscriberSortSchema.catch('createdAt').parse(search.sort),
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.inbox_tab_newsletter()}
      table={table}
      selected={selected}
      actions={(subscriber) => (
        <RemoveButton subscriber={subscriber} onRemove={onRemove} onFocus={onSelect} />
      )}
    />
  );
}

/** The addresses for a narrow screen. */
function SubscriberCards({ rows, selected, onSelect, onRemove }: SubscriberListProps) {
  return (
    <ul aria-label={m.inbox_tab_newsletter()} className="m-0 grid list-none p-0">
      {rows.map((subscriber) => (
        <li
          key={subscriber.id}
          data-selected={subscriber.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base wrap-anywhere">
              <EmailText address={subscriber.email} />
            </p>
            <SubscriberStatusBadge {...subscriber} />
          </div>
          <SubscriberConsent subscriber={subscriber} />
          <div className="flex items-center justify-between gap-3">
            <p className="text-muted">
              {languageLabels[subscriber.locale]()}, <LocalDateTime time={subscriber.createdAt} />
            </p>
            <RemoveButton subscriber={subscriber} onRemove={onRemove} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}

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
  const { selected, select } = useRowShortcuts({
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
        onPageChange={(cursor) => void turnPage(cursor)}
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
      <RemoveSubscriberDialog subscriber={removed} onClose={() => setRemoved(undefined)} />
    </div>
  );
}
