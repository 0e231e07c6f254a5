import { type MessageSummary, messageSortSchema } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { MessageStatusBadge } from './inbox-labels.tsx';
import { useInboxSearch } from './inbox-tab.tsx';

interface OpenMessageButtonProps {
  message: MessageSummary;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

export const messageButtonId = (id: string) => `message-${id}`;

export function OpenMessageButton({ message, onOpen, onFocus }: OpenMessageButtonProps) {
  const { id, name } = message;
  return (
    <Button
      id={messageButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.inbox_message_open_of({ name })}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {m.inbox_message_open()}
    </Button>
  );
}

const column = createServerColumnHelper<MessageSummary>();

const messageColumns = column.columns([
  column.accessor('name', {
    header: () => m.inbox_column_name(),
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
    enableSorting: false,
    cell: ({ getValue }) => (
      <span dir="auto" className="line-clamp-2 min-w-48 wrap-anywhere">
        {getValue()}
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.inbox_column_status(),
    enableSorting: false,
    cell: ({ row }) => <MessageStatusBadge {...row.original} />,
  }),
  column.accessor('createdAt', {
    header: () => m.inbox_column_received(),
    sortDescFirst: true,
    cell: ({ getValue }) => <LocalDateTime time={getValue()} />,
  }),
]);

export interface MessageListProps {
  rows: MessageSummary[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
}

export function MessageTable({ rows, selected, onSelect, onOpen }: MessageListProps) {
  const { search, order, sortBy } = useInboxSearch();
  const table = useServerTable({
    columns: messageColumns,
    rows,
    sorts: messageSortSchema.options,
    sort: messageSortSchema.catch('createdAt').parse(search.sort),
    order,
    onSort: (next, way) => void sortBy(next, way),
  });
  return (
    <DataTable
      label={m.inbox_tab_messages()}
      table={table}
      selected={selected}
      actions={(message) => (
        <OpenMessageButton message={message} onOpen={onOpen} onFocus={onSelect} />
      )}
    />
  );
}
