import { useState } from 'react';
import type { BookingRecord } from '../../../../shared/contracts/booking-record.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { MeetingTimes } from '../meeting-times.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingNote } from './booking-note.tsx';
import { CallOffBooking } from './call-off-booking.tsx';
import { MoveBooking } from './move-booking.tsx';

/** One booking whole, with what administrators do with it. */
export function BookingBody({ booking }: { booking: BookingRecord }) {
  const [isMoving, setIsMoving] = useState(false);
  const { isOpen, isCancelled } = booking;
  return (
    <div className="grid min-w-0 gap-6">
      {isCancelled && <Alert tone="warning">{m.bookings_is_cancelled()}</Alert>}
      {!isOpen && !isCancelled && <Alert>{m.bookings_is_past()}</Alert>}
      <MeetingTimes meeting={booking} />
      {isOpen && !isMoving && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setIsMoving(true)}>
            {m.bookings_move()}
          </Button>
          <CallOffBooking booking={booking} />
        </div>
      )}
      {isOpen && isMoving && <MoveBooking booking={booking} onDone={() => setIsMoving(false)} />}
      <BookingFacts booking={booking} />
      <BookingNote booking={booking} />
    </div>
  );
}
