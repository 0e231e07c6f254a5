import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { BookingList } from './booking-list.tsx';
import { BookingCalendar } from './bookings/booking-calendar.tsx';
import { BookingSheet } from './bookings/booking-sheet.tsx';
import { useInboxSearch } from './use-inbox-search.ts';

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
