import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type MessageSummary,
  messageSortSchema,
  messageStatusSchema,
} from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useNeighbourShortcuts, useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { MessageStatusBadge, messageStatusLabels } from './inbox-labels.tsx';
import { TabToolbar, useInboxSearch } from './inbox-tab.tsx';
import { MessageBody } from './message-body.tsx';
import {
  type MessageListProps,
  MessageTable,
  messageButtonId,
  OpenMessageButton,
} from './message-table.tsx';

/** The rows for a narrow screen. */
function MessageCards({ rows, selected, onSelect, onOpen }: MessageListProps) {
  return (
    <ul aria-label={m.inbox_tab_messages()} className="m-0 grid list-none p-0">
      {rows.map((message) => (
        <li
          key={message.id}
          data-selected={message.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <bdi>{message.name}</bdi>
            </p>
            <MessageStatusBadge {...message} />
          </div>
          <p className="text-muted wrap-anywhere">
            {[message.company, message.email].filter(Boolean).join(', ')}
          </p>
          <p dir="auto" className="line-clamp-2 wrap-anywhere">
            {message.excerpt}
          </p>
          <div className="flex items-center justify-between gap-3">
            <span className="text-muted">
              <LocalDateTime time={message.createdAt} />
            </span>
            <OpenMessageButton message={message} onOpen={onOpen} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface MessageSheetProps {
  /** The message to read; the sheet is closed without one. */
  id: string | undefined;
  /** The page of the list, for the way to the neighbours with j and k. */
  rows: readonly MessageSummary[];
  onMove: (id: string) => void;
  onClose: () => void;
}

function MessageSheet({ id = '', rows, onMove, onClose }: MessageSheetProps) {
  const isOpen = id !== '';
  // An open message is loaded anew: it may have been handled since the last load.
  const query = trpc.admin.inbox.getMessage.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  const lastRead = useRef(id);
  if (isOpen) lastRead.current = id;
  const at = rows.findIndex((row) => row.id === id);
  useNeighbourShortcuts(id, rows, onMove);

  return (
    <RecordSheet
      open={isOpen}
      returnFocus={() => document.getElementById(messageButtonId(lastRead.current))}
      title={(message) => (
        <span className="wrap-anywhere">
          <bdi>{message?.name ?? rows[at]?.name ?? m.inbox_message_title()}</bdi>
        </span>
      )}
      query={query}
      errorTitle={m.inbox_message_error()}
      missing={{
        title: m.inbox_message_missing_title(),
        text: m.inbox_message_missing_text(),
        back: m.inbox_message_back(),
      }}
      onClose={onClose}
    >
      {(current) => <MessageBody key={id} message={current} onClose={onClose} />}
    </RecordSheet>
  );
}

/** The page of messages that the address describes; the rows before stay while the next ones load. */
function useMessages() {
  const { search, order } = useInboxSearch();
  return trpc.admin.inbox.listMessages.useQuery(
    {
      search: search.search,
      status: search.status,
      sort: messageSortSchema.catch('createdAt').parse(search.sort),
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}

export function MessagesTab() {
  const query = useMessages();
  const { search, isFiltered, filter, clearFilters, turnPage, read } = useInboxSearch();
  const history = useDialogHistory(() => void read(undefined, { replace: true }));
  const isWide = useMediaQuery('(min-width: 64rem)');
  const counts = query.data?.statusCounts;
  const rows = query.data?.rows ?? [];

  function open(id: string) {
    history.noteOpened();
    void read(id);
  }

  const { selected, select } = useRowShortcuts({
    ids: rows.map(({ id }) => id),
    elementId: messageButtonId,
    onOpen: open,
  });
  const List = isWide ? MessageTable : MessageCards;

  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_messages_search()}
        placeholder={m.inbox_messages_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_messages_filter()}
          value={search.status ?? 'all'}
          onValueChange={(value) => filter({ status: value === 'all' ? undefined : value })}
          items={[
            {
              value: 'all',
              label: m.admin_filter_all(),
              count: counts && counts.new + counts.answered + counts.archived,
            },
            ...messageStatusSchema.options.map((status) => ({
              value: status,
              label: messageStatusLabels[status](),
              count: counts?.[status],
            })),
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_messages_error()}
        summary={(count) => m.inbox_messages_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_messages_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.inbox_messages_none()}>{m.inbox_messages_none_text()}</EmptyState>
          )
        }
      >
        {(shown) => <List rows={shown} selected={selected} onSelect={select} onOpen={open} />}
      </PagedList>
      <MessageSheet
        id={search.message}
        rows={rows}
        onMove={(id) => void read(id, { replace: true })}
        onClose={history.close}
      />
    </div>
  );
}
