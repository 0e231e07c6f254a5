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
import { readCompanyContact } from '../settings/company-contact.ts';
import { freeSlot, giveSlot, isOpen, lockBooking, requireOpen } from './change-meeting.ts';
import { meetingCalendar } from './icalendar.ts';
import { endOfMeeting, refuseHeld, requireOffered, waitTurn } from './slots.ts';
import { bookingIdOf, meetingLink } from './visitor-mail.ts';

function stateOf(booking: Booking): ManagedMeeting['state'] {
  if (booking.status === 'cancelled') return 'cancelled';
  return isOpen(booking) ? 'open' : 'past';
}

/** What the page behind a manage link shows: when the meeting is, and nothing of what was typed. */
async function toManagedMeeting(
  ctx: Pick<ServiceContext, 'em' | 'log' | 'secrets' | 'siteUrl'>,
  booking: Booking,
): Promise<ManagedMeeting> {
  const { startsAt, timeZone, version } = booking;
  const state = stateOf(booking);
  const { email: organizerEmail } = await readCompanyContact(ctx);
  return {
    startsAt,
    endsAt: endOfMeeting(startsAt),
    timeZone,
    state,
    version,
    calendar:
      state === 'open'
        ? meetingCalendar(booking, {
            organizerEmail,
            method: 'PUBLISH',
            link: meetingLink(ctx, booking),
            isPersonal: false,
          })
        : null,
  };
}

/** The id of the booking whose link somebody has. Throws AppError('not-found') for a link that is not ours. */
export function requireKey({ secrets }: Pick<ServiceContext, 'secrets'>, { token }: MeetingKey) {
  const id = bookingIdOf(secrets.booking, token);
  if (id === null) throw new AppError('not-found');
  return id;
}

/** The meeting behind a manage link; null when the link is not ours, or the booking was erased. */
export async function getMeeting(
  ctx: ServiceContext,
  { token }: MeetingKey,
): Promise<ManagedMeeting | null> {
  const id = bookingIdOf(ctx.secrets.booking, token);
  const booking = id && (await ctx.em.findOne(Booking, { id }, { disableIdentityMap: true }));
  return booking ? toManagedMeeting(ctx, booking) : null;
}

/**
 * Moves a meeting to another free half hour, for whoever has its link, and tells administrators; sent twice, it is moved
 * once. Throws AppError('not-found'), 'meeting-closed' once it has begun or was cancelled, 'conflict' when it was changed
 * since `version`, 'slot-taken', and 'invalid-input' for a time that is not offered.
 */
export async function moveMeeting(
  ctx: ServiceContext,
  { token, version, startsAt }: MoveMeetingInput,
): Promise<ManagedMeeting> {
  const id = requireKey(ctx, { token });
  await refuseHeld(ctx.em, startsAt, id);
  return ctx.em.transactional(async (em) => {
    await waitTurn(em);
    const booking = await lockBooking(em, id);
    // The answer to an earlier send may have been lost.
    const isThere = booking.startsAt.getTime() === startsAt.getTime();
    if (!isThere || booking.version === version) requireOpen(booking, version);
    if (!isThere) {
      await requireOffered({ em, log: ctx.log }, startsAt, id);
      const { name, startsAt: before } = booking;
      await giveSlot(em, ctx, booking, { startsAt, action: 'booking.move', isOurs: false });
      await queueNotices(em, ctx, { kind: 'booking-moved', id, name, startsAt, before });
    }
    return toManagedMeeting({ ...ctx, em }, booking);
  });
}

/**
 * Cancels a meeting for whoever has its link, and tells administrators; sent twice, it is cancelled once. Throws
 * AppError('not-found'), 'meeting-closed' once it has begun, 'conflict' when it was moved since `version`.
 */
export async function cancelMeeting(
  ctx: ServiceContext,
  { token, version }: CancelMeetingInput,
): Promise<ManagedMeeting> {
  const id = requireKey(ctx, { token });
  return ctx.em.transactional(async (em) => {
    const booking = await lockBooking(em, id);
    if (booking.status !== 'cancelled') {
      requireOpen(booking, version);
      await freeSlot(em, ctx, booking, { action: 'booking.cancel', isOurs: false });
      const { name, startsAt } = booking;
      await queueNotices(em, ctx, { kind: 'booking-cancelled', id, name, startsAt });
    }
    return toManagedMeeting({ ...ctx, em }, booking);
  });
}
