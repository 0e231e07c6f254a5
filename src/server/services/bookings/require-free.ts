import { meetingMinutes } from '../../../shared/content/availability.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Booking } from '../../db/entities/booking.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { offeredSlots, slotDistance } from './offered-slots.ts';
import { readAvailability } from './read-availability.ts';

const minuteMs = 60_000;

/**
 * Two meetings that overlap, or leave no pause, start at different times: no constraint would see them. So whoever takes
 * a half hour waits here for the transaction of whoever was before.
 */
export async function waitTurn(em: EntityManager): Promise<void> {
  await em.execute("select pg_advisory_xact_lock(hashtextextended('bookings', 0))");
}

/** Starts of the meetings that begin less than `distance` milliseconds from a moment, without the one that is moved. */
async function heldNear(
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
 * Tells whoever comes too late at once, without waiting for a turn. Says nothing of what others do at the same moment.
 * Throws AppError('slot-taken').
 */
export async function refuseHeld(
  em: EntityManager,
  startsAt: Date,
  movedId: string,
): Promise<void> {
  const held = await em.count(Booking, { slot: startsAt, id: { $ne: movedId } });
  if (held > 0) throw new AppError('slot-taken');
}

const notOffered = () =>
  new AppError('invalid-input', { issues: [{ path: 'startsAt', message: m.validation_slot() }] });

/**
 * For visitors: what is offered, and held by nobody. Throws AppError('slot-taken'), and 'invalid-input' for a time that
 * is not offered.
 * @param movedId the meeting that is moved, which is in nobody's way
 */
export async function requireOffered(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  startsAt: Date,
  movedId?: string,
): Promise<void> {
  await waitTurn(ctx.em);
  const availability = await readAvailability(ctx);
  const held = await heldNear(ctx.em, startsAt, { distance: slotDistance(availability), movedId });
  const known = [...held, ...offeredSlots(new Date(), availability).map((slot) => slot.getTime())];
  if (!known.includes(startsAt.getTime())) throw notOffered();
  if (held.length > 0) throw new AppError('slot-taken');
}

/**
 * For administrators: any time that is still to come and overlaps no other meeting. Throws AppError('slot-taken'), and
 * 'invalid-input' for the past.
 */
export async function requireNobody(
  em: EntityManager,
  startsAt: Date,
  movedId: string,
): Promise<void> {
  await waitTurn(em);
  if (startsAt.getTime() <= Date.now()) throw notOffered();
  const distance = meetingMinutes * minuteMs;
  const held = await heldNear(em, startsAt, { distance, movedId });
  if (held.length > 0) throw new AppError('slot-taken');
}
