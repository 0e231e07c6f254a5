import type { SetSwitchInput, StoredSwitch } from '../../../shared/contracts/settings.ts';
import { Setting } from '../../db/entities/system.ts';
import { AppError } from '../../errors.ts';
import { findSecondFactor } from '../accounts/second-factor-status.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';

/**
 * Switches a setting on or off. Invalidates cached pages that show it. Throws
 * AppError('second-factor-missing') for an administrator who requires a second factor of others without having one, so
 * that it has been tried before.
 */
export async function setSwitch(
  ctx: AdminContext,
  { key, value, description }: SetSwitchInput,
): Promise<StoredSwitch> {
  const asksSecondFactor = key === 'require_second_factor' && value === 'true';
  if (asksSecondFactor && !(await findSecondFactor(ctx.em, ctx.actor.id))) {
    throw new AppError('second-factor-missing');
  }
  const stored = await ctx.em.transactional(async (em) => {
    const setting = await em.upsert(Setting, {
      key,
      value,
      updatedAt: new Date(),
      ...(description === undefined ? {} : { description }),
    });
    recordEvent(em, ctx, 'setting.update', { id: key, label: `${key} = ${value}` });
    await em.flush();
    return em.refreshOrFail(setting);
  });
  if (key === 'applications_enabled') ctx.contentChanged();
  return { key, value, description: stored.description, updatedAt: stored.updatedAt };
}
