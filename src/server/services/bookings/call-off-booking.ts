import type {
  BookingRecord,
  CallOffBookingInput,
} from '../../../shared/contracts/booking-record.ts';
import type { ServiceContext } from '../context.ts';
import { freeSlot, lockBooking, requireOpen } from './change-meeting.ts';
import { toBookingRecord } from './to-booking.ts';

/**
 * Cancels a meeting on our side; the visitor is told by mail. Throws AppError('not-found'), 'meeting-closed', 'conflict'
 * when it was changed since `version`.
 */
export async function callOffBooking(
  ctx: ServiceContext,
  { id, version, note }: CallOffBookingInput,
): Promise<BookingRecord> {
  return ctx.em.transactional(async (em) => {
    const booking = await lockBooking(em, id);
    requireOpen(booking, version);
    await freeSlot(em, ctx, booking, { note, action: 'booking.call-off', isOurs: true });
    return toBookingRecord(booking);
  });
}
