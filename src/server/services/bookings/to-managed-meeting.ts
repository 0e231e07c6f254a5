import type { ManagedMeeting } from '../../../shared/contracts/booking.ts';
import type { Booking } from '../../db/entities/booking.ts';
import type { ServiceContext } from '../context.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { isOpen } from './change-meeting.ts';
import { meetingCalendar } from './meeting-calendar.ts';
import { meetingLink } from './meeting-link.ts';
import { endOfMeeting } from './offered-slots.ts';

function stateOf(booking: Booking): ManagedMeeting['state'] {
  if (booking.status === 'cancelled') return 'cancelled';
  return isOpen(booking) ? 'open' : 'past';
}

/** What the page behind a manage link shows: when the meeting is, and nothing of what was typed. */
export async function toManagedMeeting(
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
