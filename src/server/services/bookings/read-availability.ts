import { initialAvailability } from '../../../shared/content/availability.ts';
import { type Availability, availabilitySchema } from '../../../shared/contracts/availability.ts';
import type { ServiceContext } from '../context.ts';
import { readSetting } from '../settings/read-setting.ts';
import type { SettingKind } from '../settings/setting-kind.ts';

export const availabilityKind: SettingKind<Availability> = {
  key: 'availability',
  schema: availabilitySchema,
  initial: initialAvailability,
};

/** When meetings can be booked now. */
export async function readAvailability(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<Availability> {
  return readSetting(ctx, availabilityKind);
}
