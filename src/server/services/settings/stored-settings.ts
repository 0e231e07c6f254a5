import type { z } from 'zod';
import type { SettingUpdate } from '../../../shared/contracts/settings.ts';
import { Setting } from '../../db/entities/system.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';

/** A setting that is stored as JSON: its key, its contract, and its value until an administrator changes it. */
export type SettingDefinition<Value> = {
  key: string;
  schema: z.ZodType<Value>;
  initial: Value;
};

/** A value with the moment it was stored; null where it never was. */
export type StoredSetting<Value> = { value: Value; updatedAt: Date | null };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A setting as it is stored, and when. A stored value that breaks its contract is logged, and the initial one holds.
 */
export async function readStoredSetting<Value>(
  { em, log }: Pick<ServiceContext, 'em' | 'log'>,
  { key, schema, initial }: SettingDefinition<Value>,
): Promise<StoredSetting<Value>> {
  const stored = await em.findOne(Setting, { key }, { disableIdentityMap: true });
  if (!stored) return { value: initial, updatedAt: null };
  const parsed = schema.safeParse(parseJson(stored.value));
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    log.error({ setting: key, fields }, 'invalid stored setting');
  }
  return { value: parsed.success ? parsed.data : initial, updatedAt: stored.updatedAt };
}

/** The present value of a setting. */
export async function readSetting<Value>(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  kind: SettingDefinition<Value>,
): Promise<Value> {
  return (await readStoredSetting(ctx, kind)).value;
}

/**
 * Stores the text of a setting and notes its author, who has seen the one before. Throws AppError('conflict')
 * when another one was stored since. Returns when it was stored.
 * @param seenAt when the text they have seen was stored; null where none was
 */
export async function storeSettingText(
  ctx: Pick<ServiceContext, 'em' | 'actor' | 'requestId'>,
  { key, value, seenAt }: { key: string; value: string; seenAt: Date | null },
): Promise<{ updatedAt: Date }> {
  return ctx.em.transactional(async (em) => {
    // One after the other, also where there is no row yet that could be locked.
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`setting:${key}`]);
    const stored = await em.findOne(Setting, { key }, { disableIdentityMap: true });
    const before = stored?.updatedAt.getTime();
    if (before !== seenAt?.getTime()) throw new AppError('conflict');
    const updatedAt = new Date(Math.max(Date.now(), (before ?? 0) + 1));
    // Only a value that no person has chosen has a description.
    await em.upsert(Setting, { key, value, description: '', updatedAt });
    // The key alone: what is in a setting may be a secret.
    recordEvent(em, ctx, 'setting.update', { id: key, label: key });
    return { updatedAt };
  });
}

/** Stores a value that its contract has checked, and clears the page cache. Throws AppError('conflict'). */
export async function updateSetting<Value>(
  ctx: AdminContext,
  kind: SettingDefinition<Value>,
  { value, seenAt }: SettingUpdate<Value>,
): Promise<{ updatedAt: Date }> {
  const stored = await storeSettingText(ctx, {
    key: kind.key,
    value: JSON.stringify(value),
    seenAt,
  });
  ctx.contentChanged();
  return stored;
}
