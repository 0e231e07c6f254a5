import type { Availability } from '../../../shared/contracts/availability.ts';
import { Booking } from '../../db/entities/bookings.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { offeredSlots, readAvailability, slotDistanceMs } from './slots.ts';

/**
 * The starts of the half hours that are free by given rules, earliest first.
 * @param movedId a meeting that is to be moved, and so blocks no time
 */
export async function findFreeSlots(
  { em }: Pick<ServiceContext, 'em'>,
  availability: Availability,
  movedId?: string,
): Promise<Date[]> {
  const offered = offeredSlots(new Date(), availability);
  const [first] = offered;
  const last = offered.at(-1);
  if (!first || !last) return [];
  const distance = slotDistanceMs(availability);
  const held = await em.find(
    Booking,
    {
      slot: {
        $gt: new Date(first.getTime() - distance),
        $lt: new Date(last.getTime() + distance),
      },
      ...(movedId === undefined ? {} : { id: { $ne: movedId } }),
    },
    { fields: ['slot'], orderBy: { slot: 'asc' }, disableIdentityMap: true },
  );
  const starts = held.flatMap(({ slot }) => slot?.getTime() ?? []);
  let next = 0;
  return offered.filter((slot) => {
    const time = slot.getTime();
    // Both are in order: what lies too far before this slot does so before every later one.
    while ((starts[next] ?? Number.POSITIVE_INFINITY) <= time - distance) next += 1;
    return (starts[next] ?? Number.POSITIVE_INFINITY) >= time + distance;
  });
}

/** The starts of the half hours that are still free, earliest first. */
export async function listSlots(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<{ slots: Date[] }> {
  return { slots: await findFreeSlots(ctx, await readAvailability(ctx)) };
}

/** So many of the next ones are shown. */
const maxPreviewedSlots = 12;

/** The half hours that would be free now by rules that are not stored yet. */
export async function previewSlots(
  ctx: AdminContext,
  availability: Availability,
): Promise<{ slots: Date[]; total: number }> {
  const slots = await findFreeSlots(ctx, availability);
  return { slots: slots.slice(0, maxPreviewedSlots), total: slots.length };
}
