import type { BookingRecord } from '../../../shared/contracts/booking-record.ts';
import type { BookedMeeting } from '../../../shared/contracts/inbox.ts';
import type { Booking } from '../../db/entities/booking.ts';
import { isOpen } from './change-meeting.ts';
import { endOfMeeting } from './offered-slots.ts';

/** A row of the administrators' lists. */
export function toBookedMeeting(booking: Booking): BookedMeeting {
  return {
    id: booking.id,
    startsAt: booking.startsAt,
    endsAt: endOfMeeting(booking.startsAt),
    isCancelled: booking.status === 'cancelled',
    name: booking.name,
    email: booking.email,
    company: booking.company ?? null,
    topic: booking.topic ?? null,
    timeZone: booking.timeZone,
    locale: booking.locale,
    createdAt: booking.createdAt,
  };
}

/** The whole booking. */
export function toBookingRecord(booking: Booking): BookingRecord {
  return {
    ...toBookedMeeting(booking),
    isOpen: isOpen(booking),
    internalNote: booking.internalNote ?? null,
    consentVersion: booking.consentVersion,
    consentLocale: booking.consentLocale ?? null,
    changedAt: booking.changedAt ?? null,
    version: booking.version,
  };
}
