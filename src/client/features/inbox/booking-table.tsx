import type { BookedMeeting } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { DataTable } from '../../ui/data-table.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { bookingColumns } from './booking-columns.tsx';
import { OpenBookingButton } from './bookings/open-booking-button.tsx';

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
