import type { CancelMeetingInput, ManagedMeeting } from '../../../shared/contracts/booking.ts';
import type { ServiceContext } from '../context.ts';
import { queueNotices } from '../mail/queue-notices.ts';
import { freeSlot, lockBooking, requireOpen } from './change-meeting.ts';
import { requireKey } from './get-meeting.ts';
import { toManagedMeeting } from './to-managed-meeting.ts';

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
