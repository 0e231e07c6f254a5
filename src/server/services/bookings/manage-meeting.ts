import type {
  CancelMeetingInput,
  ManagedMeeting,
  MeetingKey,
  MoveMeetingInput,
} from '../../../shared/contracts/booking.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { AppError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { queueNotices } from '../mail/staff-notices.ts';
import { lockRecord } from '../records.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import {
  releaseSlot,
  requireChangeableMeeting,
  reserveSlot,
  visitorStateOf,
} from './change-meeting.ts';
import { meetingCalendar } from './icalendar.ts';
import { findFreeSlots } from './list-slots.ts';
import { findMeetingAccess } from './meeting-access.ts';
import {
  assertSlotFreeWithoutLock,
  assertSlotOffered,
  endOfMeeting,
  lockSlots,
  readAvailability,
} from './slots.ts';
import { createMeetingLink, verifyMeetingToken } from './visitor-mail.ts';

/** Data of the page behind a manage link: the meeting's time, and nothing that was typed. */
async function toManagedMeeting(
  ctx: Pick<ServiceContext, 'em' | 'log' | 'secrets' | 'siteUrl'>,
  booking: Booking,
): Promise<ManagedMeeting> {
  const { startsAt, timeZone, version } = booking;
  const state = visitorStateOf(booking);
  const { email: organizerEmail } = await readCompanyContact(ctx);
  const access = await findMeetingAccess(ctx, booking);
  return {
    startsAt,
    endsAt: endOfMeeting(startsAt),
    timeZone,
    state,
    version,
    access,
    calendar:
      state === 'open'
        ? meetingCalendar(booking, {
            organizerEmail,
            method: 'PUBLISH',
            link: createMeetingLink(ctx, booking),
            ...(access && { access }),
            isPersonal: false,
          })
        : null,
  };
}

/** The id of the booking of a link. Throws AppError('not-found') for a link that is not ours. */
function requireBookingId({ secrets }: Pick<ServiceContext, 'secrets'>, { token }: MeetingKey) {
  const id = verifyMeetingToken(secrets.booking, token);
  if (id === null) throw new AppError('not-found');
  return id;
}

/** The meeting behind a manage link; null when the link is not ours, or the booking was erased. */
export async function getMeeting(
  ctx: ServiceContext,
  { token }: MeetingKey,
): Promise<ManagedMeeting | null> {
  const id = verifyMeetingToken(ctx.secrets.booking, token);
  const booking = id && (await ctx.em.findOne(Booking, { id }, { disableIdentityMap: true }));
  return booking ? toManagedMeeting(ctx, booking) : null;
}

/**
 * Moves a meeting to another free half hour, for the holder of its link, and notifies administrators; sent twice, it is moved
 * once. Throws AppError('not-found'), 'meeting-closed' once it has begun or was cancelled, 'conflict' when it was changed
 * since `version`, 'slot-taken', and 'invalid-input' for a time that is not offered.
 */
export async function moveMeetingAsVisitor(
  ctx: ServiceContext,
  { token, version, startsAt }: MoveMeetingInput,
): Promise<ManagedMeeting> {
  const id = requireBookingId(ctx, { token });
  await assertSlotFreeWithoutLock(ctx.em, startsAt, id);
  return ctx.em.transactional(async (em) => {
    await lockSlots(em);
    const booking = await lockRecord(em, Booking, { id });
    // The answer to an earlier send may have been lost.
    const isThere = booking.startsAt.getTime() === startsAt.getTime();
    if (!isThere || booking.version === version) requireChangeableMeeting(booking, version);
    if (!isThere) {
      await assertSlotOffered({ em, log: ctx.log }, startsAt, id);
      const { name, startsAt: before } = booking;
      await reserveSlot(em, ctx, booking, {
        startsAt,
        action: 'booking.move',
        isByAdministrator: false,
      });
      await queueNotices(em, ctx, { kind: 'booking-moved', id, name, startsAt, before });
    }
    return toManagedMeeting({ ...ctx, em }, booking);
  });
}

/**
 * Cancels a meeting for the holder of its link and notifies administrators; sent twice, it is cancelled once. Throws
 * AppError('not-found'), 'meeting-closed' once it has begun, 'conflict' when it was moved since `version`.
 */
export async function cancelMeetingAsVisitor(
  ctx: ServiceContext,
  { token, version }: CancelMeetingInput,
): Promise<ManagedMeeting> {
  const id = requireBookingId(ctx, { token });
  return ctx.em.transactional(async (em) => {
    const booking = await lockRecord(em, Booking, { id });
    if (booking.status !== 'cancelled') {
      requireChangeableMeeting(booking, version);
      await releaseSlot(em, ctx, booking, { action: 'booking.cancel', isByAdministrator: false });
      const { name, startsAt } = booking;
      await queueNotices(em, ctx, { kind: 'booking-cancelled', id, name, startsAt });
    }
    return toManagedMeeting({ ...ctx, em }, booking);
  });
}

/** The starts of the half hours that a meeting can be moved to, for the holder of its link. Throws AppError('not-found'). */
export async function listSlotsToMove(
  ctx: ServiceContext,
  key: MeetingKey,
): Promise<{ slots: Date[] }> {
  const { startsAt, id } = await ctx.em.findOneOrFail(
    Booking,
    { id: requireBookingId(ctx, key) },
    { failHandler: () => new AppError('not-found'), disableIdentityMap: true },
  );
  const slots = await findFreeSlots(ctx, await readAvailability(ctx), id);
  return { slots: slots.filter((slot) => slot.getTime() !== startsAt.getTime()) };
}
