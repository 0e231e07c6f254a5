import type {
  PublicSettings,
  SetApplicationsEnabledInput,
} from '../../../shared/contracts/settings.ts';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext, ServiceContext } from '../context.ts';

/** The setting that holds whether applications are taken: 'true' or 'false'. */
export const applicationsEnabledKey = 'applications_enabled';
const key = applicationsEnabledKey;

/** Setting that accepts career applications; true at first. */
export async function readApplicationsEnabled(em: EntityManager): Promise<boolean> {
  const setting = await em.findOne(Setting, { key }, { disableIdentityMap: true });
  return setting?.value !== 'false';
}

/** Throws AppError('applications-disabled') while applications are switched off. */
export async function requireApplicationsEnabled(em: EntityManager): Promise<void> {
  if (!(await readApplicationsEnabled(em))) throw new AppError('applications-disabled');
}

/** The public part of the settings. */
export async function getPublicSettings(ctx: ServiceContext): Promise<PublicSettings> {
  return { applicationsEnabled: await readApplicationsEnabled(ctx.em) };
}

/** Switches applications on or off; pages in the cache are told. Returns the stored record. */
export async function setApplicationsEnabled(
  ctx: AdminContext,
  input: SetApplicationsEnabledInput,
): Promise<{ key: string; value: string; description: string; updatedAt: Date }> {
  const stored = await ctx.em.transactional(async (em) => {
    const setting = await em.upsert(Setting, {
      key,
      value: input.value,
      updatedAt: new Date(),
      ...(input.description === undefined ? {} : { description: input.description }),
    });
    recordEvent(em, ctx, {
      action: 'setting.update',
      subjectId: key,
      subjectLabel: `${key} = ${input.value}`,
    });
    await em.flush();
    return em.refreshOrFail(setting);
  });
  ctx.contentChanged();
  return {
    key: stored.key,
    value: stored.value,
    description: stored.description,
    updatedAt: stored.updatedAt,
  };
}
