import {
  type MessageSummary,
  messageSortSchema,
  messageStatusSchema,
} from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { pageOptions, useAddressDialog } from '../../lib/list-search.ts';
import { useNeighbourShortcuts } from '../../lib/row-keys.ts';
import { trpc } from '../../trpc.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { dateTimeCell, LocalDateTime } from '../../ui/formatted-text.tsx';
import { StateFilter } from '../../ui/list-toolbar.tsx';
import { CardFoot, CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { OpenButton, openButtonId } from '../../ui/row-buttons.tsx';
import {
  InboxToolbar,
  MessageStatusBadge,
  messageStatusLabels,
  useInboxList,
} from './inbox-tab.tsx';
import { MessageBody } from './message-body.tsx';

const column = createServerColumnHelper<MessageSummary>();

const messageColumns = column.columns([
  column.accessor('name', {
    header: () => m.ui_name(),
    meta: { rowHeader: true },
    cell: ({ getValue, row: { original } }) => (
      <span className="block max-w-60 min-w-36 wrap-anywhere">
        <bdi className={cn(original.status !== 'new' && 'font-normal')}>{getValue()}</bdi>
        {original.company && (
          <span className="block text-xs font-normal text-muted">
            <bdi>{original.company}</bdi>
          </span>
        )}
        <span className="block truncate text-xs font-normal text-muted" title={original.email}>
          {original.email}
        </span>
      </span>
    ),
  }),
  column.accessor('excerpt', {
    header: () => m.inbox_column_message(),
    cell: ({ getValue }) => (
      <span dir="auto" className="line-clamp-2 min-w-48 wrap-anywhere">
        {getValue()}
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.ui_status(),
    cell: ({ row }) => <MessageStatusBadge {...row.original} />,
  }),
  column.accessor('createdAt', { header: m.inbox_column_received, cell: dateTimeCell }),
]);

interface MessageSheetProps {
  /** The message to read; the sheet is closed without one. */
  id: string | undefined;
  /** The page of the list, for the way to the neighbours with j and k. */
  rows: readonly MessageSummary[];
  onMove: (id: string) => void;
  onClose: () => void;
}

function MessageSheet({ id = '', rows, onMove, onClose }: MessageSheetProps) {
  // An open message is loaded anew: it may have been handled since the last load.
  const query = trpc.admin.inbox.getMessage.useQuery({ id }, { enabled: id !== '', staleTime: 0 });
  const at = rows.findIndex((row) => row.id === id);
  useNeighbourShortcuts(id, rows, onMove);

  return (
    <RecordSheet
      id={id}
      title={(message) => (
        <span className="wrap-anywhere">
          <bdi>{message?.name ?? rows[at]?.name ?? m.inbox_message_title()}</bdi>
        </span>
      )}
      query={query}
      onClose={onClose}
    >
      {(current) => <MessageBody key={id} message={current} onClose={onClose} />}
    </RecordSheet>
  );
}

export function MessagesTab() {
  const list = useInboxList(messageSortSchema.options, { status: undefined });
  const { search, page, filter, put } = list;
  const { status } = search;
  const query = trpc.admin.inbox.listMessages.useQuery({ ...page, status }, pageOptions);
  const sheet = useAddressDialog(list, { closed: { message: undefined } });
  const open = (message: string) => sheet.open({ message });

  return (
    <div className="grid min-w-0 gap-5">
      <InboxToolbar
        list={list}
        label={m.inbox_messages_search()}
        placeholder={m.inbox_messages_search_placeholder()}
      >
        <StateFilter
          label={m.inbox_messages_filter()}
          values={messageStatusSchema.options}
          labels={messageStatusLabels}
          counts={query.data?.statusCounts}
          value={status}
          onValueChange={(value) => filter({ status: value })}
        />
      </InboxToolbar>
      <RecordList
        label={m.inbox_tab_messages()}
        list={list}
        query={query}
        columns={messageColumns}
        card={(message, actions) => (
          <>
            <CardHead badge={<MessageStatusBadge {...message} />}>
              <bdi>{message.name}</bdi>
            </CardHead>
            <p className="text-muted wrap-anywhere">
              {[message.company, message.email].filter(Boolean).join(', ')}
            </p>
            <p dir="auto" className="line-clamp-2 wrap-anywhere">
              {message.excerpt}
            </p>
            <CardFoot actions={actions}>
              <LocalDateTime time={message.createdAt} />
            </CardFoot>
          </>
        )}
        actions={({ id, name }) => (
          <OpenButton id={id} label={m.inbox_message_open_of({ name })} onOpen={open} />
        )}
        elementId={openButtonId}
        onOpen={open}
        summary={(count) => m.inbox_messages_total({ count })}
        nothing={m.inbox_messages_nothing_text()}
        empty={{ title: m.inbox_messages_none(), text: m.inbox_messages_none_text() }}
      />
      <MessageSheet
        id={search.message}
        rows={query.data?.rows ?? []}
        onMove={(message) => void put({ message }, { replace: true })}
        onClose={sheet.dialog.onClose}
      />
    </div>
  );
}
