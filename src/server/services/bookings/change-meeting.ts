import { LockMode } from '@mikro-orm/core';
import type { AuditAction } from '../../../shared/contracts/activity.ts';
import type { ManagedMeeting, MeetingAccess } from '../../../shared/contracts/booking.ts';
import {
  type EndBookingInput,
  type EndStatus,
  endStatusSchema,
} from '../../../shared/contracts/booking-admin.ts';
import type { SettingUpdate } from '../../../shared/contracts/settings.ts';
import { type BookingStatus, bookingStatuses } from '../../../shared/domain/booking-status.ts';
import { isJoinable, isSameAccess } from '../../../shared/domain/meeting-access.ts';
import { Booking } from '../../db/entities/bookings.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { requireVersion } from '../records.ts';
import { storeSettingText } from '../settings/stored-settings.ts';
import { meetingAccessSetting, readMeetingAccess } from './meeting-access.ts';
import { lockSlots, upcomingMeetings } from './slots.ts';
import { notifyVisitors } from './visitor-mail.ts';

type Context = Pick<ServiceContext, 'actor' | 'jobs' | 'log' | 'requestId' | 'secrets' | 'siteUrl'>;

/** By whom a meeting is changed: how it is written down, and what an administrator adds for the visitor. */
type MeetingChange = {
  action: AuditAction;
  isByAdministrator: boolean;
  note?: string | undefined;
};

/** Returns whether a meeting can still be moved or cancelled: until it begins. */
export function canChangeMeeting({
  status,
  startsAt,
}: Pick<Booking, 'status' | 'startsAt'>): boolean {
  return status === 'booked' && startsAt.getTime() > Date.now();
}

/**
 * Refuses a change of a meeting that is over, and one made from an outdated state. Throws
 * AppError('meeting-closed'), 'conflict'.
 */
export function requireChangeableMeeting(booking: Booking, version: number): void {
  if (!canChangeMeeting(booking)) throw new AppError('meeting-closed');
  requireVersion(booking, version);
}

async function saveChange(
  em: EntityManager,
  ctx: Context,
  booking: Booking,
  kind: 'booking-moved' | 'booking-cancelled',
  { action, isByAdministrator, note }: MeetingChange,
): Promise<void> {
  booking.sequence += 1;
  booking.changedAt = new Date();
  recordEvent(em, ctx, action, { id: booking.id, label: booking.name });
  await em.flush();
  await notifyVisitors(em, ctx, [booking], kind, { note, isByAdministrator });
}

/** Gives a locked meeting a half hour that is known to be free; the old one is free with it. */
export async function reserveSlot(
  em: EntityManager,
  ctx: Context,
  booking: Booking,
  { startsAt, ...change }: MeetingChange & { startsAt: Date },
): Promise<void> {
  booking.startsAt = startsAt;
  booking.slot = startsAt;
  await saveChange(em, ctx, booking, 'booking-moved', change);
}

/** Cancels a locked meeting; its half hour is free with it. */
export async function releaseSlot(
  em: EntityManager,
  ctx: Context,
  booking: Booking,
  change: MeetingChange,
): Promise<void> {
  booking.status = 'cancelled';
  booking.slot = null;
  await saveChange(em, ctx, booking, 'booking-cancelled', change);
}

interface StatusRule {
  isInCalendar: boolean;
  /** The words of the page behind the visitor's link. */
  visitorState: (booking: Booking) => ManagedMeeting['state'];
}

const statusRules: Record<BookingStatus, StatusRule> = {
  booked: {
    isInCalendar: true,
    visitorState: (booking) => (canChangeMeeting(booking) ? 'open' : 'past'),
  },
  cancelled: { isInCalendar: false, visitorState: () => 'cancelled' },
};

/** Statuses of the meetings that the administrators' calendar shows. */
export const calendarStatuses = bookingStatuses.filter(
  (status) => statusRules[status].isInCalendar,
);

/** State of a meeting as its visitor sees it. */
export function visitorStateOf(booking: Booking): ManagedMeeting['state'] {
  const status: BookingStatus = booking.status;
  return statusRules[status].visitorState(booking);
}

interface End {
  /** Returns whether an administrator can end a meeting this way now. */
  isPossible: (booking: Booking) => boolean;
  action: AuditAction;
  apply: typeof releaseSlot;
}

const ends: Record<EndStatus, End> = {
  cancelled: { isPossible: canChangeMeeting, action: 'booking.call-off', apply: releaseSlot },
};

/** Lists how an administrator can end a meeting now. */
export const possibleEnds = (booking: Booking): EndStatus[] =>
  endStatusSchema.options.filter((status) => ends[status].isPossible(booking));

/** Ends a locked meeting for an administrator. Throws AppError('meeting-closed'), 'conflict'. */
export async function endMeeting(
  em: EntityManager,
  ctx: Context,
  booking: Booking,
  { status, version, note }: Omit<EndBookingInput, 'id'>,
): Promise<void> {
  const { isPossible, action, apply } = ends[status];
  if (!isPossible(booking)) throw new AppError('meeting-closed');
  requireVersion(booking, version);
  await apply(em, ctx, booking, { action, note, isByAdministrator: true });
}

/**
 * Sets the ways into meetings. Visitors whose meeting is still to come are mailed, and their calendars follow. Throws
 * AppError('conflict').
 */
export async function updateMeetingAccess(
  ctx: AdminContext,
  { value, seenAt }: SettingUpdate<MeetingAccess>,
): Promise<{ updatedAt: Date }> {
  return ctx.em.transactional(async (em) => {
    // A meeting that is being booked is mailed what holds now: it has to be found below.
    await lockSlots(em);
    const before = await readMeetingAccess({ em, log: ctx.log });
    const stored = await storeSettingText(
      { ...ctx, em },
      { key: meetingAccessSetting.key, value: JSON.stringify(value), seenAt },
    );
    if (isSameAccess(before, value)) return stored;
    const meetings = await em.find(Booking, upcomingMeetings(), {
      orderBy: { startsAt: 'asc', id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    for (const meeting of meetings) {
      meeting.sequence += 1;
      meeting.changedAt = new Date();
    }
    await em.flush();
    await notifyVisitors(em, ctx, meetings, 'booking-access', { hadAccess: isJoinable(before) });
    return stored;
  });
}
