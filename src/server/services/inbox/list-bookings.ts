import type { FilterQuery } from '@mikro-orm/core';
import { z } from 'zod';
import type { ListBookingsInput, listBookingsOutput } from '../../../shared/contracts/inbox.ts';
import { Booking } from '../../db/entities/booking.ts';
import { toBookedMeeting } from '../bookings/to-booking.ts';
import type { ServiceContext } from '../context.ts';
import { type SearchFilter, searchIn } from '../listing/folded-search.ts';
import { requireCursor } from '../listing/require-cursor.ts';

function matching({ period }: ListBookingsInput, found: SearchFilter): FilterQuery<Booking> {
  const now = new Date();
  return {
    startsAt: period === 'upcoming' ? { $gte: now } : { $lt: now },
    ...found,
  };
}

/** One page of meetings by keyset: the next one first, or the last one that has been. */
export async function listBookings(
  { em }: ServiceContext,
  input: ListBookingsInput,
): Promise<z.infer<typeof listBookingsOutput>> {
  const { period, limit } = input;
  const after = requireCursor(input.after, z.iso.datetime());
  const before = requireCursor(input.before, z.iso.datetime());
  const found = await searchIn(em, { table: 'bookings' }, input.search);
  const where = matching(input, found.where);
  const order = period === 'upcoming' ? 'asc' : 'desc';
  const page = await em.findByCursor(Booking, {
    where,
    orderBy: { startsAt: order, id: order },
    ...(before === undefined ? { first: limit, after } : { last: limit, before }),
    includeCount: false,
    overfetch: true,
  });
  return {
    rows: page.items.map(toBookedMeeting),
    total: await em.count(Booking, where),
    isSimilar: found.isSimilar,
    nextCursor: page.hasNextPage ? page.endCursor : null,
    previousCursor: page.hasPrevPage ? page.startCursor : null,
  };
}
