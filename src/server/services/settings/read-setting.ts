import { Setting } from '../../db/entities/setting.ts';
import type { ServiceContext } from '../context.ts';
import type { SettingKind, StoredSetting } from './setting-kind.ts';

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
export async function readStored<Value>(
  { em, log }: Pick<ServiceContext, 'em' | 'log'>,
  { key, schema, initial }: SettingKind<Value>,
): Promise<StoredSetting<Value>> {
  const stored = await em.findOne(Setting, { key }, { disableIdentityMap: true });
  if (!stored) return { value: initial, updatedAt: null };
  const parsed = schema.safeParse(parseJson(stored.value));
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    log.error({ setting: key, fields }, 'a stored setting is not usable');
  }
  return { value: parsed.success ? parsed.data : initial, updatedAt: stored.updatedAt };
}

/** The present value of a setting. */
export async function readSetting<Value>(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
  kind: SettingKind<Value>,
): Promise<Value> {
  return (await readStored(ctx, kind)).value;
}
