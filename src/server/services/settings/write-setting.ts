import type { SettingUpdate } from '../../../shared/contracts/settings.ts';
import type { ServiceContext } from '../context.ts';
import type { SettingKind } from './setting-kind.ts';
import { storeSetting } from './store-setting.ts';

/** Gives a setting another value, which its contract has checked; pages in the cache are told. Throws AppError('conflict'). */
export async function writeSetting<Value>(
  ctx: ServiceContext,
  kind: SettingKind<Value>,
  { value, seenAt }: SettingUpdate<Value>,
): Promise<{ updatedAt: Date }> {
  const stored = await storeSetting(ctx, {
    key: kind.key,
    value: JSON.stringify(value),
    seenAt,
  });
  ctx.contentChanged();
  return stored;
}
