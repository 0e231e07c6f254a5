import type { BookedMeeting } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { Badge } from '../../ui/badge.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { textLink } from '../../ui/text-link.ts';
import { MeetingTimes } from './meeting-times.tsx';

const column = serverColumns<BookedMeeting>();

export const bookingColumns = column.columns([
  column.accessor('startsAt', {
    header: () => m.inbox_column_when(),
    enableSorting: false,
    cell: ({ row }) => <MeetingTimes meeting={row.original} />,
  }),
  column.accessor('name', {
    header: () => m.inbox_column_name(),
    enableSorting: false,
    meta: { rowHeader: true },
    cell: ({ getValue, row: { original } }) => (
      <span className="block min-w-40 max-w-72 wrap-anywhere">
        <bdi>{getValue()}</bdi>
        {original.company && (
          <span className="block text-xs font-normal text-muted">
            <bdi>{original.company}</bdi>
          </span>
        )}
        <a
          href={`mailto:${encodeURIComponent(original.email)}`}
          className={cn(textLink, 'block text-xs font-normal')}
        >
          {original.email}
        </a>
        {original.isCancelled && <Badge tone="danger">{m.inbox_booking_cancelled()}</Badge>}
      </span>
    ),
  }),
  column.accessor('topic', {
    header: () => m.inbox_column_topic(),
    enableSorting: false,
    cell: ({ getValue }) => (
      <span dir="auto" className="line-clamp-3 min-w-40 wrap-anywhere">
        {getValue() ?? <span className="text-muted">{m.inbox_booking_topic_none()}</span>}
      </span>
    ),
  }),
]);
