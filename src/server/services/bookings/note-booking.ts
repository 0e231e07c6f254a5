import type { BookingRecord, NoteBookingInput } from '../../../shared/contracts/booking-record.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { lockBooking } from './change-meeting.ts';
import { toBookingRecord } from './to-booking.ts';

/** Keeps what administrators note of a meeting; an empty text is none. Throws AppError('not-found'), 'conflict'. */
export async function noteBooking(
  ctx: ServiceContext,
  { id, version, internalNote }: NoteBookingInput,
): Promise<BookingRecord> {
  return ctx.em.transactional(async (em) => {
    const booking = await lockBooking(em, id);
    if (booking.version !== version) throw new AppError('conflict');
    booking.internalNote = internalNote || null;
    recordEvent(em, ctx, { action: 'booking.note', subjectId: id, subjectLabel: booking.name });
    await em.flush();
    return toBookingRecord(booking);
  });
}
