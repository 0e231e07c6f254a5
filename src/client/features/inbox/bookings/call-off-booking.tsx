import { useState } from 'react';
import type { BookingRecord } from '../../../../shared/contracts/booking-record.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useChangeBooking } from './use-change-booking.ts';
import { VisitorNote } from './visitor-note.tsx';

/** The button that cancels a meeting, and the question before it: a mail goes out, so it cannot be undone. */
export function CallOffBooking({ booking }: { booking: BookingRecord }) {
  const { id, version, name } = booking;
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const { callOff } = useChangeBooking();
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="sm">
          {m.bookings_cancel()}
        </Button>
      }
      title={m.bookings_cancel_title()}
      description={m.bookings_cancel_text({ name })}
      keep={m.bookings_keep()}
      action={m.bookings_cancel_confirm()}
      pending={callOff.isPending}
      onConfirm={() => callOff.mutate({ id, version, note }, { onSuccess: () => setIsOpen(false) })}
    >
      <VisitorNote value={note} onChange={setNote} />
    </ConfirmDialog>
  );
}
