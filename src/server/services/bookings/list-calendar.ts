import type {
  ListCalendarInput,
  ListCalendarOutput,
} from '../../../shared/contracts/booking-record.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import { Booking } from '../../db/entities/booking.ts';
import type { ServiceContext } from '../context.ts';
import { freeSlots } from './list-slots.ts';
import { readAvailability } from './read-availability.ts';
import { toBookedMeeting } from './to-booking.ts';

/** What lies between two moments: meetings, half hours that can still be booked, and days with other hours. */
export async function listCalendar(
  ctx: ServiceContext,
  { from, until }: ListCalendarInput,
): Promise<ListCalendarOutput> {
  const availability = await readAvailability(ctx);
  const booked = await ctx.em.find(
    Booking,
    { status: 'booked', startsAt: { $gte: from, $lt: until } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  );
  const free = await freeSlots(ctx, availability);
  const [first, last] = [officeDay(from), officeDay(until)];
  return {
    meetings: booked.map(toBookedMeeting),
    free: free.filter((slot) => slot >= from && slot < until),
    exceptions: availability.exceptions.filter(({ date }) => date >= first && date <= last),
  };
}
