import type { MeetingAccess } from '../../../shared/contracts/booking.ts';
import { meetingAccessSettingSchema } from '../../../shared/contracts/settings.ts';
import { isJoinable } from '../../../shared/domain/meeting-access.ts';
import type { Booking } from '../../db/entities/bookings.ts';
import type { ServiceContext } from '../context.ts';
import { readSetting, type SettingDefinition } from '../settings/stored-settings.ts';
import { endOfMeeting } from './slots.ts';

/** The room in which meetings take place. */
export const meetingAccessSetting: SettingDefinition<MeetingAccess> = {
  key: 'meeting_access',
  schema: meetingAccessSettingSchema,
  initial: { link: '', phone: '', code: '' },
};

/** Ways into a meeting now. */
export const readMeetingAccess = (
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<MeetingAccess> => readSetting(ctx, meetingAccessSetting);

/** Ways into one meeting; null once it has ended or was cancelled, and where it has begun without any. */
export async function findMeetingAccess(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  { status, startsAt }: Booking,
): Promise<MeetingAccess | null> {
  const now = new Date();
  if (status !== 'booked' || endOfMeeting(startsAt) <= now) return null;
  const access = await readMeetingAccess(ctx);
  return isJoinable(access) || startsAt > now ? access : null;
}
