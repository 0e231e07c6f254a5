import { keepPreviousData } from '@tanstack/react-query';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../../lib/dialog-behavior.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { trpc } from '../../../trpc.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { textLinkClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterGroup } from '../../../ui/filter-group.tsx';
import { NothingFound, PagedList } from '../../../ui/paged-list.tsx';
import { TabToolbar, useInboxSearch } from '../inbox-tab.tsx';
import { BookingCalendar } from './booking-calendar.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { type BookingListProps, BookingTable, OpenBookingButton } from './booking-table.tsx';
import { MeetingTimes } from './meeting-times.tsx';

/** The meetings for a narrow screen. */
function BookingCards({ rows, onOpen }: BookingListProps) {
  return (
    <ul aria-label={m.inbox_tab_bookings()} className="m-0 grid list-none p-0">
      {rows.map((meeting) => (
        <li key={meeting.id} className="grid gap-2 border-b border-mist py-4 text-sm">
          <div className="flex items-start justify-between gap-3">
            <p className="min-w-0 text-base font-medium wrap-anywhere">
              <bdi>{meeting.name}</bdi>
            </p>
            {meeting.isCancelled && <Badge tone="danger">{m.inbox_booking_cancelled()}</Badge>}
          </div>
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
          <span>
            <OpenBookingButton meeting={meeting} onOpen={onOpen} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The meetings below each other: those to come, or those gone by. */
function BookingList({ onOpen }: Pick<BookingListProps, 'onOpen'>) {
  const { search, filter, clearFilters, turnPage } = useInboxSearch();
  const { period = 'upcoming', after, before } = search;
  const query = trpc.admin.bookings.list.useQuery(
    { search: search.search, period, after, before },
    { placeholderData: keepPreviousData },
  );
  const isWide = useMediaQuery('(min-width: 64rem)');
  const List = isWide ? BookingTable : BookingCards;
  return (
    <div className="grid min-w-0 gap-5">
      <TabToolbar
        label={m.inbox_bookings_search()}
        placeholder={m.inbox_bookings_search_placeholder()}
      >
        <FilterGroup
          label={m.inbox_bookings_filter()}
          value={period}
          onValueChange={(value) => filter({ period: value === 'upcoming' ? undefined : value })}
          items={[
            { value: 'upcoming', label: m.inbox_bookings_upcoming() },
            { value: 'past', label: m.inbox_bookings_past() },
          ]}
        />
      </TabToolbar>
      <PagedList
        query={query}
        errorTitle={m.inbox_bookings_error()}
        summary={(count) => m.inbox_bookings_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
        empty={
          search.search ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.inbox_bookings_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState
              title={period === 'upcoming' ? m.inbox_bookings_none() : m.inbox_bookings_none_past()}
            >
              {m.inbox_bookings_none_text()}
            </EmptyState>
          )
        }
      >
        {(rows) => <List rows={rows} onOpen={onOpen} />}
      </PagedList>
    </div>
  );
}

/** The meetings that visitors booked, as a list or as a calendar. */
export function BookingsTab() {
  const { search, put } = useInboxSearch();
  const history = useDialogHistory(() => void put({ booking: undefined }, { replace: true }));

  function open(booking: string) {
    history.noteOpened();
    void put({ booking });
  }

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
      <BookingSheet id={search.booking} onClose={history.close} />
    </div>
  );
}
