import type { BookingRecord, EndStatus } from '../../../shared/contracts/booking-admin.ts';
import type { BookingStatus } from '../../../shared/domain/booking-status.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

export const bookingStatusLabels: Record<BookingStatus, () => string> = {
  booked: m.bookings_status_booked,
  cancelled: m.bookings_status_cancelled,
};

type EndTexts = Record<'button' | 'title' | 'confirm' | 'keep' | 'done' | 'notice', () => string>;

interface End extends EndTexts {
  tone: BadgeTone;
  text: (words: { name: string }) => string;
  /** The visitor is mailed, with a word of the administrator. */
  isMailed: boolean;
}

/** Describes each end: its badge, the button, the question before it, and what is said afterwards. */
export const ends: Record<EndStatus, End> = {
  cancelled: {
    tone: 'danger',
    isMailed: true,
    button: m.bookings_cancel,
    title: m.bookings_cancel_title,
    text: m.bookings_cancel_text,
    confirm: m.bookings_cancel_confirm,
    keep: m.bookings_keep,
    done: m.bookings_cancelled,
    notice: m.bookings_is_cancelled,
  },
};

/** Status of a meeting in list and calendar; most are booked, which needs no badge. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  return status === 'booked' ? null : (
    <Badge tone={ends[status].tone}>{bookingStatusLabels[status]()}</Badge>
  );
}

/** Says that a meeting has ended or begun; nothing of one to come. */
export function BookingNotice({ booking: { status, isOpen } }: { booking: BookingRecord }) {
  if (status !== 'booked') return <Alert tone="warning">{ends[status].notice()}</Alert>;
  return isOpen ? null : <Alert>{m.bookings_is_past()}</Alert>;
}
