import type { FilterQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import { availabilitySchema } from '../../../shared/contracts/availability.ts';
import {
  type BookedMeeting,
  type BookingRecord,
  bookingRecordSchema,
  bookingSchema,
  type EndBookingInput,
  type ListBookingsInput,
  type ListCalendarInput,
  type ListCalendarOutput,
  type listBookingsOutput,
  type NoteBookingInput,
  type RescheduleBookingInput,
  type SetDayInput,
  type SetDayOutput,
} from '../../../shared/contracts/booking-admin.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { type SearchFilter, searchIn } from '../folded-search.ts';
import { findPage } from '../list-query.ts';
import { copyFields, lockRecord, requireRecord, requireVersion } from '../records.ts';
import { readStoredSetting, updateSetting } from '../settings/stored-settings.ts';
import {
  calendarStatuses,
  canChangeMeeting,
  endMeeting,
  possibleEnds,
  requireChangeableMeeting,
  reserveSlot,
} from './change-meeting.ts';
import { findFreeSlots } from './list-slots.ts';
import { findMeetingAccess } from './meeting-access.ts';
import {
  assertSlotFree,
  availabilitySetting,
  endOfMeeting,
  lockSlots,
  readAvailability,
} from './slots.ts';

/** A row of the administrators' lists. */
const toBookedMeeting = (booking: Booking): BookedMeeting =>
  copyFields(bookingSchema, booking, { endsAt: endOfMeeting(booking.startsAt) });

/** The whole booking. */
const toBookingRecord = async (
  ctx: Pick<AdminContext, 'em' | 'log'>,
  booking: Booking,
): Promise<BookingRecord> =>
  copyFields(bookingRecordSchema, booking, {
    access: await findMeetingAccess(ctx, booking),
    endsAt: endOfMeeting(booking.startsAt),
    isOpen: canChangeMeeting(booking),
    possibleEnds: possibleEnds(booking),
  });

function matching(
  { period, status }: ListBookingsInput,
  found: SearchFilter,
): FilterQuery<Booking> {
  const now = new Date();
  return {
    startsAt: period === 'upcoming' ? { $gte: now } : { $lt: now },
    ...(status && { status }),
    ...found,
  };
}

/** One page of meetings by keyset: the next one first, or the last one that has been. */
export async function listBookings(
  { em }: AdminContext,
  input: ListBookingsInput,
): Promise<z.infer<typeof listBookingsOutput>> {
  const found = await searchIn(em, { table: 'bookings' }, input.search);
  const where = matching(input, found.where);
  const order = input.period === 'upcoming' ? 'asc' : 'desc';
  const page = await findPage(em, Booking, {
    ...input,
    order,
    sortedBy: { startsAt: momentSchema },
    where,
  });
  return {
    rows: page.items.map(toBookedMeeting),
    total: await em.count(Booking, where),
    isSimilar: found.isSimilar,
    ...page.cursors,
  };
}

/** One booking whole. Throws AppError('not-found'). */
export const getBooking = async (ctx: AdminContext, { id }: { id: string }) =>
  toBookingRecord(ctx, await requireRecord(ctx.em, Booking, { id }));

/**
 * Moves a meeting to any time to come that overlaps no other, also one that visitors are not offered; the visitor is
 * notified by mail. Throws AppError('not-found'), 'meeting-closed', 'conflict' when it was changed since `version`,
 * 'slot-taken', and 'invalid-input' for the past.
 */
export async function rescheduleBookingAsAdmin(
  ctx: AdminContext,
  { id, version, startsAt, note }: RescheduleBookingInput,
): Promise<BookingRecord> {
  return ctx.em.transactional(async (em) => {
    await lockSlots(em);
    const booking = await lockRecord(em, Booking, { id });
    requireChangeableMeeting(booking, version);
    if (booking.startsAt.getTime() !== startsAt.getTime()) {
      await assertSlotFree(em, startsAt, id);
      await reserveSlot(em, ctx, booking, {
        startsAt,
        note,
        action: 'booking.reschedule',
        isByAdministrator: true,
      });
    }
    return toBookingRecord({ em, log: ctx.log }, booking);
  });
}

/**
 * Ends a meeting on our side, as `status` says. Throws AppError('not-found'), 'meeting-closed', 'conflict' when it was
 * changed since `version`.
 */
export async function endBooking(
  ctx: AdminContext,
  { id, ...end }: EndBookingInput,
): Promise<BookingRecord> {
  return ctx.em.transactional(async (em) => {
    const booking = await lockRecord(em, Booking, { id });
    await endMeeting(em, ctx, booking, end);
    return toBookingRecord({ em, log: ctx.log }, booking);
  });
}

/** Keeps what administrators note of a meeting; an empty text is none. Throws AppError('not-found'), 'conflict'. */
export async function updateBookingNote(
  ctx: AdminContext,
  { id, version, internalNote }: NoteBookingInput,
): Promise<BookingRecord> {
  return ctx.em.transactional(async (em) => {
    const booking = await lockRecord(em, Booking, { id });
    requireVersion(booking, version);
    booking.internalNote = internalNote || null;
    recordEvent(em, ctx, 'booking.note', { id, label: booking.name });
    await em.flush();
    return toBookingRecord({ em, log: ctx.log }, booking);
  });
}

/** Calendar entries between two moments: meetings, half hours that can still be booked, and days with other hours. */
export async function listCalendar(
  ctx: AdminContext,
  { from, until }: ListCalendarInput,
): Promise<ListCalendarOutput> {
  const availability = await readAvailability(ctx);
  const booked = await ctx.em.find(
    Booking,
    { status: { $in: calendarStatuses }, startsAt: { $gte: from, $lt: until } },
    { orderBy: { startsAt: 'asc', id: 'asc' } },
  );
  const free = await findFreeSlots(ctx, availability);
  const [first, last] = [officeDay(from), officeDay(until)];
  return {
    meetings: booked.map(toBookedMeeting),
    free: free.filter((slot) => slot >= from && slot < until),
    exceptions: availability.exceptions.filter(({ date }) => date >= first && date <= last),
    weekdays: availability.weekdays,
  };
}

/**
 * Takes a day of the office's calendar out of what visitors are offered, or gives it hours of its own, or those of its
 * weekday again. Meetings of that day stay. Returns what held before, so that it can be undone. Throws
 * AppError('conflict') when the availability was changed at the same moment.
 */
export async function setDay(
  ctx: AdminContext,
  { date, hours }: SetDayInput,
): Promise<SetDayOutput> {
  const { value, updatedAt } = await readStoredSetting(ctx, availabilitySetting);
  const others = value.exceptions.filter((exception) => exception.date !== date);
  const before = value.exceptions.find((exception) => exception.date === date)?.hours ?? null;
  const exceptions = hours ? [...others, { date, hours }] : others;
  await updateSetting(ctx, availabilitySetting, {
    value: availabilitySchema.parse({
      ...value,
      exceptions: exceptions.toSorted((a, b) => a.date.localeCompare(b.date)),
    }),
    seenAt: updatedAt,
  });
  return { before };
}
