import type { AdminStats, Trend } from '../../../shared/contracts/activity.ts';
import { addDays, daysBetween, officeDay, startOfOfficeDay } from '../../../shared/domain/dates.ts';
import { User } from '../../db/entities/accounts.ts';
import { Client } from '../../db/entities/clients.ts';
import { Project } from '../../db/entities/projects.ts';
import type { EntityManager } from '../../db/orm.ts';
import { countApplications } from '../applications/list.ts';
import type { AdminContext } from '../context.ts';
import { totalOf } from '../list-query.ts';

/** Counts the specified figures; those of applications are stored counts, so that a million cost no more than ten. */
export async function countTotals(
  ctx: Pick<AdminContext, 'em' | 'actor'>,
): Promise<Omit<AdminStats, 'trends'>> {
  const { em } = ctx;
  const { statusCounts } = await countApplications(em, {}, ctx.actor.id);
  return {
    totalApplications: totalOf(statusCounts),
    pendingApplications: statusCounts.pending,
    totalClients: await em.count(Client, { status: 'active' }),
    activeProjects: await em.count(Project, { status: 'active' }),
    totalUsers: await em.count(User),
  };
}

/** The days a trend shows, and as many before them to compare with. */
const trendDays = 30;

/** The counted records, as the totals beside the trends do: of the clients only the active ones. */
const countedRowsSql = {
  applications: '"applications" where',
  clients: `"clients" where "status" = 'active' and`,
  users: '"users" where',
};

/**
 * New rows a day over the last 30 days in Berlin, and in the 30 before: one range of an index, whatever the size of
 * the table.
 */
async function countTrend(em: EntityManager, table: keyof typeof countedRowsSql): Promise<Trend> {
  const today = officeDay(new Date());
  const days = daysBetween(addDays(today, 1 - 2 * trendDays), today);
  const bounds = days.map((day) => startOfOfficeDay(day).toISOString());
  const rows = await em.execute<{ day: number; total: number }[]>(
    `select width_bucket("created_at", (select string_to_array(?, ',')::timestamptz[])) as "day",
       count(*)::int as "total"
     from ${countedRowsSql[table]} "created_at" >= ?::timestamptz group by 1`,
    [bounds.join(','), bounds[0]],
  );
  const counts = Array.from({ length: days.length }, () => 0);
  for (const { day, total } of rows) counts[day - 1] = total;
  const sum = (part: readonly number[]) => part.reduce((all, each) => all + each, 0);
  const shown = counts.slice(trendDays);
  return { days: shown, last: sum(shown), before: sum(counts.slice(0, trendDays)) };
}

/** The figures of the dashboard's cards, counted now, and how they have moved. Six small queries. */
export async function getStats(ctx: AdminContext): Promise<AdminStats> {
  return {
    ...(await countTotals(ctx)),
    trends: {
      applications: await countTrend(ctx.em, 'applications'),
      clients: await countTrend(ctx.em, 'clients'),
      users: await countTrend(ctx.em, 'users'),
    },
  };
}
