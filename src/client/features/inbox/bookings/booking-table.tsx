import type { BookedMeeting } from '../../../../shared/contracts/booking-admin.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, textLinkClass } from '../../../ui/button.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../../ui/data-table.tsx';
import { MeetingTimes } from './meeting-times.tsx';

interface OpenBookingButtonProps {
  meeting: BookedMeeting;
  onOpen: (id: string) => void;
}

export function OpenBookingButton({ meeting: { id, name }, onOpen }: OpenBookingButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={m.bookings_open_booking_of({ name })}
      onClick={() => onOpen(id)}
    >
      {m.bookings_open()}
    </Button>
  );
}

const column = createServerColumnHelper<BookedMeeting>();

const bookingColumns = column.columns([
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
          className={cn(textLinkClass, 'block text-xs font-normal')}
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

export interface BookingListProps {
  rows: BookedMeeting[];
  onOpen: (id: string) => void;
}

export function BookingTable({ rows, onOpen }: BookingListProps) {
  const table = useServerTable({
    columns: bookingColumns,
    rows,
    sorts: [],
    sort: 'startsAt',
    order: 'asc',
    // The period decides the order.
    onSort: () => {},
  });
  return (
    <DataTable
      label={m.inbox_tab_bookings()}
      table={table}
      actions={(meeting) => <OpenBookingButton meeting={meeting} onOpen={onOpen} />}
    />
  );
}
