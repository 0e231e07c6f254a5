import { LockMode } from '@mikro-orm/core';
import type { AuditAction } from '../../../shared/contracts/activity.ts';
import { Booking } from '../../db/entities/bookings.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { tellVisitor } from './visitor-mail.ts';

type Context = Pick<ServiceContext, 'actor' | 'jobs' | 'log' | 'requestId' | 'secrets' | 'siteUrl'>;

/** By whom a meeting is changed: how it is written down, and what an administrator adds for the visitor. */
export type Change = { action: AuditAction; isOurs: boolean; note?: string | undefined };

/** A booking as it is now, held by the running transaction. Throws AppError('not-found'). */
export async function lockBooking(em: EntityManager, id: string): Promise<Booking> {
  const booking = await em.findOne(
    Booking,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!booking) throw new AppError('not-found');
  return booking;
}

/** Whether a meeting can still be moved or cancelled: until it begins. */
export function isOpen({ status, startsAt }: Pick<Booking, 'status' | 'startsAt'>): boolean {
  return status === 'booked' && startsAt.getTime() > Date.now();
}

/**
 * Says no to a change of what is over, and to one by somebody who has seen another state. Throws
 * AppError('meeting-closed'), 'conflict'.
 */
export function requireOpen(booking: Booking, version: number): void {
  if (!isOpen(booking)) throw new AppError('meeting-closed');
  if (booking.version !== version) throw new AppError('conflict');
}

async function finish(
  em: EntityManager,
  ctx: Context,
  booking: Booking,
  kind: 'booking-moved' | 'booking-cancelled',
  { action, isOurs, note }: Change,
): Promise<void> {
  booking.sequence += 1;
  booking.changedAt = new Date();
  recordEvent(em, ctx, { action, subjectId: booking.id, subjectLabel: booking.name });
  await em.flush();
  await tellVisitor(em, ctx, booking, kind, { note, isOurs });
}

/** Gives a locked meeting a half hour that is known to be free; the old one is free with it. */
export async function giveSlot(
  em: EntityManager,
  ctx: Context,
  booking: Booking,
  { startsAt, ...change }: Change & { startsAt: Date },
): Promise<void> {
  booking.startsAt = startsAt;
  booking.slot = startsAt;
  await finish(em, ctx, booking, 'booking-moved', change);
}

/** Cancels a locked meeting; its half hour is free with it. */
export async function freeSlot(
  em: EntityManager,
  ctx: Context,
  booking: Booking,
  change: Change,
): Promise<void> {
  booking.status = 'cancelled';
  booking.slot = null;
  await finish(em, ctx, booking, 'booking-cancelled', change);
}
