import type { BookedMeeting } from '../../../../shared/contracts/inbox.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

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
