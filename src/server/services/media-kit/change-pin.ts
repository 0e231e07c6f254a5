import type { ChangePinInput } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { storeSetting } from '../settings/store-setting.ts';
import { mediaKitPin, mediaKitPinKey, randomPin } from './media-kit-pin.ts';

/** The PIN as it is now, for an administrator. */
export async function getPin(ctx: ServiceContext): Promise<{ pin: string }> {
  return { pin: await mediaKitPin(ctx.em, ctx.mediaKitPin) };
}

/** Another one than the present. */
function newPin(present: string): string {
  const pin = randomPin();
  return pin === present ? newPin(present) : pin;
}

/**
 * Changes the PIN of the media kit to the given one, or to one that is made; every pass given for the old one ends.
 * Throws AppError('invalid-input') where the environment sets it, and 'conflict'.
 */
export async function changePin(
  ctx: ServiceContext,
  { pin, seenAt }: ChangePinInput,
): Promise<{ pin: string }> {
  if (ctx.mediaKitPin !== undefined) {
    const issues = [{ path: 'pin', message: m.settings_pin_fixed() }];
    throw new AppError('invalid-input', { issues });
  }
  const value = pin ?? newPin((await getPin(ctx)).pin);
  await storeSetting(ctx, { key: mediaKitPinKey, value, seenAt });
  return { pin: value };
}
