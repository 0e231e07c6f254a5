import type { BookingRecord } from '../../../shared/contracts/booking-record.ts';
import { Booking } from '../../db/entities/booking.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { toBookingRecord } from './to-booking.ts';

/** One booking whole. Throws AppError('not-found'). */
export async function getBooking(
  { em }: ServiceContext,
  { id }: { id: string },
): Promise<BookingRecord> {
  const booking = await em.findOne(Booking, { id });
  if (!booking) throw new AppError('not-found');
  return toBookingRecord(booking);
}
