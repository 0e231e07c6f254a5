import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { pinLength } from '../../../shared/content/media-kit.ts';
import type { ChangePinInput } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { type SigningKeys, sign, verifySignature } from '../secrets.ts';
import { storeSettingText } from '../settings/stored-settings.ts';

/** The setting that holds the PIN, as the text it is. */
export const mediaKitPinKey = 'media_kit_pin';

/** Its description as long as it is the one that was made at the start, and printed on the console. */
export const generatedPinDescription = 'made at the first start';

/** Four digits by chance. */
function randomPin(): string {
  return String(randomInt(10 ** pinLength)).padStart(pinLength, '0');
}

/** Makes the PIN of this installation unless it has one. Returns the new one; null when there was one already. */
export async function ensureMediaKitPin(
  em: EntityManager,
  configured: string | undefined,
): Promise<string | null> {
  if (configured !== undefined) return null;
  const rows = await em.execute<{ value: string }[]>(
    `insert into "settings" ("key", "value", "description", "updated_at")
     values (?, ?, ?, now()) on conflict ("key") do nothing returning "value"`,
    [mediaKitPinKey, randomPin(), generatedPinDescription],
  );
  return rows[0]?.value ?? null;
}

/** The four digits that open the media kit now: the configured ones, else those in the settings. */
export async function readMediaKitPin(
  em: EntityManager,
  configured: string | undefined,
): Promise<string> {
  if (configured !== undefined) return configured;
  const find = () => em.findOne(Setting, { key: mediaKitPinKey }, { disableIdentityMap: true });
  const stored = await find();
  if (stored) return stored.value;
  await ensureMediaKitPin(em, configured);
  const made = await find();
  if (!made) throw new Error('the media kit has no PIN');
  return made.value;
}

/** Time the kit stays open after the PIN, in seconds. */
export const passSeconds = 12 * 3600;

/** The PIN is part of what is signed: a changed PIN ends every pass. */
const signedText = (expires: string, pin: string) =>
  `media-kit:${expires}:${createHash('sha256').update(pin).digest('hex')}`;

/** The pass after the PIN: its end, and our signature. */
function issuePass(keys: SigningKeys, pin: string, now = Date.now()): string {
  const expires = String(Math.floor(now / 1000) + passSeconds);
  return `${expires}.${sign(keys, signedText(expires, pin))}`;
}

/** Verifies a pass: ours, not expired, and made with the present PIN. */
export function isValidPass(
  keys: SigningKeys,
  pin: string,
  pass: string,
  now = Date.now(),
): boolean {
  const [expires = '', signature = ''] = pass.split('.');
  return verifySignature(keys, signedText(expires, pin), signature) && Number(expires) * 1000 > now;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Checks the PIN, in the same time whatever is wrong with it. Returns the pass. Throws AppError('pin-wrong'). */
export async function openMediaKit(ctx: ServiceContext, pin: string): Promise<string> {
  const present = await readMediaKitPin(ctx.em, ctx.mediaKitPin);
  if (!timingSafeEqual(digest(pin), digest(present))) {
    ctx.log.warn('wrong media kit PIN');
    throw new AppError('pin-wrong');
  }
  return issuePass(ctx.secrets.mediaKit, present);
}

/** The PIN as it is now, for an administrator. */
export async function getPin(ctx: AdminContext): Promise<{ pin: string }> {
  return { pin: await readMediaKitPin(ctx.em, ctx.mediaKitPin) };
}

/** Another one than the present. */
function createOtherPin(present: string): string {
  const pin = randomPin();
  return pin === present ? createOtherPin(present) : pin;
}

/**
 * Changes the PIN of the media kit to the given one, or to one that is made; every pass given for the old one ends.
 * Throws AppError('invalid-input') where the environment sets it, and 'conflict'.
 */
export async function changePin(
  ctx: AdminContext,
  { pin, seenAt }: ChangePinInput,
): Promise<{ pin: string }> {
  if (ctx.mediaKitPin !== undefined) throw fieldError('pin', m.settings_pin_fixed());
  const value = pin ?? createOtherPin((await getPin(ctx)).pin);
  await storeSettingText(ctx, { key: mediaKitPinKey, value, seenAt });
  return { pin: value };
}
