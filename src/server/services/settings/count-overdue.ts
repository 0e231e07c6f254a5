import type { Overdue } from '../../../shared/contracts/settings.ts';
import { overBefore } from '../../../shared/domain/retention-period.ts';
import type { ServiceContext } from '../context.ts';
import { ofEachKind } from '../retention/of-each-kind.ts';
import { retainedRecords } from '../retention/retained-records.ts';
import { readSetting } from './read-setting.ts';
import { retentionKind } from './retention.ts';

/** How many records of each kind are older than its period now, those that are held included. */
export async function countOverdue(ctx: Pick<ServiceContext, 'em' | 'log'>): Promise<Overdue> {
  const periods = await readSetting(ctx, retentionKind);
  const now = new Date();
  return ofEachKind(async (kind) => {
    const { table, since, where } = retainedRecords[kind];
    const [row] = await ctx.em.execute<{ count: number }[]>(
      `select count(*)::int as "count" from "${table}" as r where ${where} and ${since} < ?::timestamptz`,
      [overBefore(now, periods[kind])],
    );
    return row?.count ?? 0;
  });
}
