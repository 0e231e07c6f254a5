import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../../trpc.ts';
import { RecordSheet } from '../../../ui/record-sheet.tsx';
import { BookingBody } from './booking-body.tsx';

interface BookingSheetProps {
  /** The booking to look at; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

export function BookingSheet({ id = '', onClose }: BookingSheetProps) {
  const isOpen = id !== '';
  // It is asked for anew: the visitor may have moved it since the last look.
  const query = trpc.admin.bookings.get.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  return (
    <RecordSheet
      open={isOpen}
      title={(booking) => (
        <span className="wrap-anywhere">
          <bdi>{booking?.name ?? m.bookings_title()}</bdi>
        </span>
      )}
      query={query}
      errorTitle={m.bookings_error()}
      missing={{
        title: m.bookings_missing_title(),
        text: m.bookings_missing_text(),
        back: m.bookings_back(),
      }}
      onClose={onClose}
    >
      {(booking) => <BookingBody key={id} booking={booking} />}
    </RecordSheet>
  );
}
