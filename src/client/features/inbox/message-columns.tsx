import type { MessageSummary } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Moment } from '../../ui/moment.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { MessageStatus } from './message-status.tsx';

const column = serverColumns<MessageSummary>();

export const messageColumns = column.columns([
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
    cell: ({ row }) => <MessageStatus {...row.original} />,
  }),
  column.accessor('createdAt', {
    header: () => m.inbox_column_received(),
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment time={getValue()} />,
  }),
]);
