import type { SwitchKey } from '../../../shared/contracts/settings.ts';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';

/** Holds until an administrator decides. */
const initial: Record<SwitchKey, boolean> = {
  applications_enabled: true,
  blind_review: false,
  require_second_factor: false,
};

/** Returns whether a switch is on. */
export async function readSwitch(em: EntityManager, key: SwitchKey): Promise<boolean> {
  const setting = await em.findOne(Setting, { key }, { disableIdentityMap: true });
  const isChanged = setting?.value === String(!initial[key]);
  return initial[key] !== isChanged;
}

/** A switch as a condition within another statement; the database looks once a statement. */
export const switchSql = (key: SwitchKey): string =>
  `coalesce((select "value" from "settings" where "key" = '${key}'), '${initial[key]}') = 'true'`;

/** Throws AppError('applications-disabled') while applications are switched off. */
export async function requireApplicationsEnabled(em: EntityManager): Promise<void> {
  if (!(await readSwitch(em, 'applications_enabled'))) throw new AppError('applications-disabled');
}
