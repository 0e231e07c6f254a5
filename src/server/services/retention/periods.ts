import { type Retention, retentionSchema } from '../../../shared/contracts/retention.ts';
import { initialRetention, retentionGraceDays } from '../../../shared/domain/retention-periods.ts';
import { Setting } from '../../db/entities/system.ts';
import type { ServiceContext } from '../context.ts';
import { readStoredSetting, type SettingDefinition } from '../settings/stored-settings.ts';

export const retentionSetting: SettingDefinition<Retention> = {
  key: 'retention',
  schema: retentionSchema,
  initial: initialRetention,
};

/** Moment of this database's first search for overdue records. */
const firstRunKey = 'retention_first_run';

export type Periods = {
  months: Retention;
  /** Nothing is erased before. */
  pausedUntil: Date;
};

type Context = Pick<ServiceContext, 'em' | 'log'>;

/** Notes the first run of the job, once. */
export async function noteFirstRun({ em }: Pick<Context, 'em'>, now: Date): Promise<void> {
  await em.upsert(
    Setting,
    { key: firstRunKey, value: now.toISOString(), description: '', updatedAt: now },
    { onConflictAction: 'ignore' },
  );
}

/**
 * The periods, and until when they wait: some days after they were last changed and after the first run, so that a slip
 * can be put right before it costs a record. As long as the job has never run, it might at this moment.
 */
export async function readPeriods(ctx: Context, now: Date): Promise<Periods> {
  const { value, updatedAt } = await readStoredSetting(ctx, retentionSetting);
  const first = await ctx.em.findOne(Setting, { key: firstRunKey }, { disableIdentityMap: true });
  const latest = Math.max((first?.updatedAt ?? now).getTime(), updatedAt?.getTime() ?? 0);
  return { months: value, pausedUntil: new Date(latest + retentionGraceDays * 86_400_000) };
}
