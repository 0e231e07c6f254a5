import { TZDate } from '@date-fns/tz';
// Import one by one: the library is three hundred files, and every start of the server would read them all.
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { format } from 'date-fns/format';
import { getISODay } from 'date-fns/getISODay';
import { startOfDay } from 'date-fns/startOfDay';
import {
  initialAvailability,
  meetingMinutes,
  officeTimeZone,
} from '../../../shared/content/meetings.ts';
import {
  type Availability,
  availabilitySchema,
  type Hours,
} from '../../../shared/contracts/availability.ts';
import { minuteOfDay } from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Booking } from '../../db/entities/bookings.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { ServiceContext } from '../context.ts';
import { readSetting, type SettingDefinition } from '../settings/stored-settings.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The minute of the day that the clock of the office shows then. */
function officeMinuteAt(time: number): number {
  const shown = new TZDate(time, officeTimeZone);
  return shown.getHours() * 60 + shown.getMinutes();
}

/**
 * The half hours of one day, by the clock of the office: the same times of day before and after a clock change. A time
 * that the clock leaves out is none; one that it shows twice is the earlier.
 */
function slotsOfDay(day: TZDate, hours: readonly Hours[]): Date[] {
  const slots: Date[] = [];
  for (const { from, to } of hours) {
    const end = minuteOfDay(to);
    for (let minute = minuteOfDay(from); minute + meetingMinutes <= end; minute += meetingMinutes) {
      const start = new TZDate(
        day.getFullYear(),
        day.getMonth(),
        day.getDate(),
        Math.floor(minute / 60),
        minute % 60,
        officeTimeZone,
      ).getTime();
      const shown = [start - hourMs, start].find((time) => officeMinuteAt(time) === minute);
      if (shown !== undefined) slots.push(new Date(shown));
    }
  }
  return slots;
}

/** Every half hour that can be asked for now, earliest first, free or taken. */
export function offeredSlots(now: Date, availability: Availability): Date[] {
  const { weekdays, exceptions, noticeHours, horizonDays } = availability;
  const earliest = now.getTime() + noticeHours * hourMs;
  const latest = now.getTime() + horizonDays * 24 * hourMs;
  const otherHours = new Map(exceptions.map(({ date, hours }) => [date, hours]));
  const today = startOfDay(new TZDate(now.getTime(), officeTimeZone));
  const days = Array.from({ length: horizonDays + 1 }, (_, index) => addDays(today, index));
  return days
    .flatMap((day) =>
      slotsOfDay(
        day,
        otherHours.get(format(day, 'yyyy-MM-dd')) ?? weekdays[getISODay(day) - 1] ?? [],
      ),
    )
    .filter((slot) => slot.getTime() >= earliest && slot.getTime() <= latest)
    .toSorted((a, b) => a.getTime() - b.getTime());
}

/** So far apart, in milliseconds, do two meetings begin at least. */
export function slotDistanceMs({ bufferMinutes }: Pick<Availability, 'bufferMinutes'>): number {
  return (meetingMinutes + bufferMinutes) * minuteMs;
}

/** Computes the end of a meeting. */
export function endOfMeeting(startsAt: Date): Date {
  return addMinutes(startsAt, meetingMinutes);
}

/** Filter for the meetings that take place after a moment. */
export const upcomingMeetings = (since = new Date()) =>
  ({ status: 'booked', startsAt: { $gte: since } }) as const;

export const availabilitySetting: SettingDefinition<Availability> = {
  key: 'availability',
  schema: availabilitySchema,
  initial: initialAvailability,
};

/** Hours in which meetings can be booked now. */
export async function readAvailability(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<Availability> {
  return readSetting(ctx, availabilitySetting);
}

/**
 * Two meetings that overlap, or leave no pause, start at different times: no constraint would see them. So a caller who
 * takes a half hour waits here for the transaction before.
 */
export async function lockSlots(em: EntityManager): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended('bookings', 0))");
}

/** Starts of the meetings that begin less than `distance` milliseconds from a moment, without the one that is moved. */
async function findStartsNear(
  em: EntityManager,
  startsAt: Date,
  { distance, movedId }: { distance: number; movedId: string | undefined },
): Promise<number[]> {
  const near = {
    $gt: new Date(startsAt.getTime() - distance),
    $lt: new Date(startsAt.getTime() + distance),
  };
  const held = await em.find(
    Booking,
    { slot: near, ...(movedId === undefined ? {} : { id: { $ne: movedId } }) },
    { disableIdentityMap: true },
  );
  return held.flatMap(({ slot }) => slot?.getTime() ?? []);
}

/**
 * Refuses a late caller at once, without waiting for a lock. Does not see what others do at the same moment.
 * Throws AppError('slot-taken').
 */
export async function assertSlotFreeWithoutLock(
  em: EntityManager,
  startsAt: Date,
  movedId: string,
): Promise<void> {
  const held = await em.count(Booking, { slot: startsAt, id: { $ne: movedId } });
  if (held > 0) throw new AppError('slot-taken');
}

const createNotOfferedError = () => fieldError('startsAt', m.validation_slot());

/**
 * For visitors: half hours on offer that are free. Throws AppError('slot-taken'), and 'invalid-input' for a time that
 * is not offered.
 * @param movedId the meeting that is moved, which blocks no time
 */
export async function assertSlotOffered(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  startsAt: Date,
  movedId?: string,
): Promise<void> {
  await lockSlots(ctx.em);
  const availability = await readAvailability(ctx);
  const held = await findStartsNear(ctx.em, startsAt, {
    distance: slotDistanceMs(availability),
    movedId,
  });
  const known = [...held, ...offeredSlots(new Date(), availability).map((slot) => slot.getTime())];
  if (!known.includes(startsAt.getTime())) throw createNotOfferedError();
  if (held.length > 0) throw new AppError('slot-taken');
}

/**
 * For administrators: any time that is still to come and overlaps no other meeting. Throws AppError('slot-taken'), and
 * 'invalid-input' for the past.
 */
export async function assertSlotFree(
  em: EntityManager,
  startsAt: Date,
  movedId: string,
): Promise<void> {
  await lockSlots(em);
  if (startsAt.getTime() <= Date.now()) throw createNotOfferedError();
  const distance = meetingMinutes * minuteMs;
  const held = await findStartsNear(em, startsAt, { distance, movedId });
  if (held.length > 0) throw new AppError('slot-taken');
}
