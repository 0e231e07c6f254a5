import type { ManagedMeeting, MeetingKey } from '../../../shared/contracts/booking.ts';
import { Booking } from '../../db/entities/booking.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { bookingIdOf } from './meeting-link.ts';
import { toManagedMeeting } from './to-managed-meeting.ts';

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
