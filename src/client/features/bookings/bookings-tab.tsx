import { keepPreviousData } from '@tanstack/react-query';
import type { BookedMeeting } from '../../../shared/contracts/booking-admin.ts';
import { bookingStatuses } from '../../../shared/domain/booking-status.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useListDialog } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { OpenButton, openButtonId } from '../../ui/row-buttons.tsx';
import { BookingCalendar } from './booking-calendar.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { BookingStatusBadge, bookingStatusLabels } from './booking-status.tsx';
import { useBookingsState } from './calendar-toolbar.tsx';
import { MeetingTimes } from './meeting-times.tsx';

const column = createServerColumnHelper<BookedMeeting>();

const bookingColumns = column.columns([
  column.accessor('startsAt', {
    header: () => m.bookings_column_when(),
    enableSorting: false,
    cell: ({ row }) => <MeetingTimes meeting={row.original} />,
  }),
  column.accessor('name', {
    header: () => m.ui_name(),
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
        <BookingStatusBadge status={original.status} />
      </span>
    ),
  }),
  column.accessor('topic', {
    header: () => m.bookings_topic(),
    enableSorting: false,
    cell: ({ getValue }) => (
      <span dir="auto" className="line-clamp-3 min-w-40 wrap-anywhere">
        {getValue() ?? <span className="text-muted">{m.bookings_topic_none()}</span>}
      </span>
    ),
  }),
]);

/** The meetings below each other: those to come, or those gone by. */
function BookingList({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useBookingsState();
  const { search, filter } = list;
  const { period = 'upcoming', bookingStatus, after, before } = search;
  const query = trpc.admin.bookings.list.useQuery(
    { search: search.search, period, status: bookingStatus, after, before },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="grid min-w-0 gap-5">
      <ListToolbar
        className="w-full sm:w-96"
        list={list}
        label={m.bookings_search()}
        placeholder={m.bookings_search_placeholder()}
      >
        <FilterGroup
          label={m.bookings_filter()}
          value={period}
          onValueChange={(value) => filter({ period: value === 'upcoming' ? undefined : value })}
          items={[
            { value: 'upcoming', label: m.bookings_upcoming() },
            { value: 'past', label: m.bookings_past() },
          ]}
        />
        <StateFilter
          label={m.bookings_status_filter()}
          values={bookingStatuses}
          labels={bookingStatusLabels}
          value={bookingStatus}
          onValueChange={(status) => filter({ bookingStatus: status })}
        />
      </ListToolbar>
      <RecordList
        label={m.bookings_tab()}
        list={list}
        query={query}
        columns={bookingColumns}
        card={(meeting, actions) => (
          <>
            <CardHead badge={<BookingStatusBadge status={meeting.status} />}>
              <bdi>{meeting.name}</bdi>
            </CardHead>
            <MeetingTimes meeting={meeting} />
            <p className="wrap-anywhere">
              {meeting.company && `${meeting.company}, `}
              <a href={`mailto:${encodeURIComponent(meeting.email)}`} className={textLinkClass}>
                {meeting.email}
              </a>
            </p>
            {meeting.topic && (
              <p dir="auto" className="wrap-anywhere">
                {meeting.topic}
              </p>
            )}
            <span>{actions}</span>
          </>
        )}
        actions={({ id, name }) => (
          <OpenButton id={id} label={m.bookings_open_booking_of({ name })} onOpen={onOpen} />
        )}
        elementId={openButtonId}
        onOpen={onOpen}
        errorTitle={m.bookings_list_error()}
        summary={(count) => m.bookings_total({ count })}
        nothing={m.bookings_nothing_text()}
        empty={{
          title: period === 'upcoming' ? m.bookings_none() : m.bookings_none_past(),
          text: m.bookings_none_text(),
        }}
        hint={m.ui_keys_hint()}
      />
    </div>
  );
}

/** The meetings that visitors booked, as a list or as a calendar. */
export function BookingsTab() {
  const list = useBookingsState();
  const { search, put } = list;
  const sheet = useListDialog(list, { booking: undefined });
  const open = (booking: string) => sheet.open({ booking });

  return (
    <div className="grid min-w-0 gap-5">
      <FilterGroup
        label={m.bookings_view()}
        value={search.view ?? 'list'}
        onValueChange={(value) => void put({ view: value === 'calendar' ? value : undefined })}
        items={[
          { value: 'list', label: m.bookings_view_list() },
          { value: 'calendar', label: m.bookings_view_calendar() },
        ]}
      />
      {search.view === 'calendar' ? (
        <BookingCalendar onOpen={open} />
      ) : (
        <BookingList onOpen={open} />
      )}
      <BookingSheet id={search.booking} onClose={sheet.close} />
    </div>
  );
}
