import type {
  BookingRecord,
  RescheduleBookingInput,
} from '../../../shared/contracts/booking-record.ts';
import type { ServiceContext } from '../context.ts';
import { giveSlot, lockBooking, requireOpen } from './change-meeting.ts';
import { requireNobody, waitTurn } from './require-free.ts';
import { toBookingRecord } from './to-booking.ts';

/**
 * Moves a meeting to any time to come that overlaps no other, also one that visitors are not offered; the visitor is
 * told by mail. Throws AppError('not-found'), 'meeting-closed', 'conflict' when it was changed since `version`,
 * 'slot-taken', and 'invalid-input' for the past.
 */
export async function rescheduleBooking(
  ctx: ServiceContext,
  { id, version, startsAt, note }: RescheduleBookingInput,
): Promise<BookingRecord> {
  return ctx.em.transactional(async (em) => {
    await waitTurn(em);
    const booking = await lockBooking(em, id);
    requireOpen(booking, version);
    if (booking.startsAt.getTime() !== startsAt.getTime()) {
      await requireNobody(em, startsAt, id);
      await giveSlot(em, ctx, booking, {
        startsAt,
        note,
        action: 'booking.reschedule',
        isOurs: true,
      });
    }
    return toBookingRecord(booking);
  });
}
