import type { AdminStats } from '../../../shared/contracts/admin.ts';
import { countTrend } from '../analytics/count-trend.ts';
import type { ServiceContext } from '../context.ts';
import { countTotals } from './count-totals.ts';

/** The figures of the dashboard's cards, counted now, and how they have moved. Six small queries. */
export async function getStats(ctx: Pick<ServiceContext, 'em' | 'actor'>): Promise<AdminStats> {
  return {
    ...(await countTotals(ctx)),
    trends: {
      applications: await countTrend(ctx.em, 'applications'),
      clients: await countTrend(ctx.em, 'clients'),
      users: await countTrend(ctx.em, 'users'),
    },
  };
}
