import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { issuePass } from './media-kit-pass.ts';
import { mediaKitPin } from './media-kit-pin.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Checks the PIN, in the same time whatever is wrong with it. Returns the pass. Throws AppError('pin-wrong'). */
export async function openMediaKit(ctx: ServiceContext, pin: string): Promise<string> {
  const present = await mediaKitPin(ctx.em, ctx.mediaKitPin);
  if (!timingSafeEqual(digest(pin), digest(present))) {
    ctx.log.warn('wrong media kit PIN');
    throw new AppError('pin-wrong');
  }
  return issuePass(ctx.secrets.mediaKit, present);
}
