import type { Availability } from '../../../shared/contracts/availability.ts';
import type { ServiceContext } from '../context.ts';
import { freeSlots } from './list-slots.ts';

/** So many of the next ones are shown. */
const shown = 12;

/** The half hours that would be free now by rules that are not stored yet. */
export async function previewSlots(
  ctx: Pick<ServiceContext, 'em'>,
  availability: Availability,
): Promise<{ slots: Date[]; total: number }> {
  const slots = await freeSlots(ctx, availability);
  return { slots: slots.slice(0, shown), total: slots.length };
}
