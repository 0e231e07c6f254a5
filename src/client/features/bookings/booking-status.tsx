import type { BookingRecord, EndStatus } from '../../../shared/contracts/booking-admin.ts';
import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

export const bookingStatusLabels: Record<BookingStatus, () => string> = {
  booked: m.bookings_status_booked,
  cancelled: m.bookings_status_cancelled,
};

const tones: Record<EndStatus, BadgeTone> = { cancelled: 'danger' };

/** Status of a meeting in list and calendar; most are booked, which needs no badge. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  return status === 'booked' ? null : (
    <Badge tone={tones[status]}>{bookingStatusLabels[status]()}</Badge>
  );
}

/** Texts of the button that ends a meeting, of the question before it, and of what is seen afterwards. */
export const endTexts = {
  cancelled: {
    button: m.bookings_cancel,
    title: m.bookings_cancel_title,
    text: m.bookings_cancel_text,
    confirm: m.bookings_cancel_confirm,
    keep: m.bookings_keep,
    done: m.bookings_cancelled,
    notice: m.bookings_is_cancelled,
  },
} as const satisfies Record<EndStatus, unknown>;

/** Says that a meeting has ended or begun; nothing of one to come. */
export function BookingNotice({ booking: { status, isOpen } }: { booking: BookingRecord }) {
  if (status !== 'booked') return <Alert tone="warning">{endTexts[status].notice()}</Alert>;
  return isOpen ? null : <Alert>{m.bookings_is_past()}</Alert>;
}
