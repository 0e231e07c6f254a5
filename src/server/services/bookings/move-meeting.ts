import type { ManagedMeeting, MoveMeetingInput } from '../../../shared/contracts/booking.ts';
import type { ServiceContext } from '../context.ts';
import { queueNotices } from '../mail/queue-notices.ts';
import { giveSlot, lockBooking, requireOpen } from './change-meeting.ts';
import { requireKey } from './get-meeting.ts';
import { refuseHeld, requireOffered, waitTurn } from './require-free.ts';
import { toManagedMeeting } from './to-managed-meeting.ts';

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
