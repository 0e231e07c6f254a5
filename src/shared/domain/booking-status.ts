/**
 * The states of a booking; each but the first one ends it. `server/services/bookings/change-meeting.ts` says when an
 * administrator can set one and what it does, `client/features/bookings/booking-status.tsx` how it is shown.
 */
export const bookingStatuses = ['booked', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
