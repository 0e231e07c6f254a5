import { randomInt } from 'node:crypto';
import { pinLength } from '../../../shared/content/media-kit.ts';
import { Setting } from '../../db/entities/setting.ts';
import type { EntityManager } from '../../db/orm.ts';

/** The setting that holds the PIN, as the text it is. */
export const mediaKitPinKey = 'media_kit_pin';

/** Its description as long as it is the one that was made at the start, and printed on the console. */
export const pinOfFirstStart = 'made at the first start';

/** Four digits by chance. */
export function randomPin(): string {
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
    [mediaKitPinKey, randomPin(), pinOfFirstStart],
  );
  return rows[0]?.value ?? null;
}

/** The four digits that open the media kit now: the configured ones, else those in the settings. */
export async function mediaKitPin(
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
