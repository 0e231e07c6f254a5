import type { Trend } from '../../../shared/contracts/admin.ts';
import { addDays, beginningOf, daysBetween } from '../../../shared/domain/berlin-days.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import type { EntityManager } from '../../db/orm.ts';

/** The days a trend shows, and as many before them to compare with. */
const shownDays = 30;

/** What is counted, as the totals beside the trends do: of the clients only the active ones. */
const counted = {
  applications: '"applications" where',
  clients: `"clients" where "status" = 'active' and`,
  users: '"users" where',
};

/**
 * New rows a day over the last 30 days in Berlin, and in the 30 before: one range of an index, whatever the size of
 * the table.
 */
export async function countTrend(em: EntityManager, table: keyof typeof counted): Promise<Trend> {
  const today = officeDay(new Date());
  const days = daysBetween(addDays(today, 1 - 2 * shownDays), today);
  const bounds = days.map((day) => beginningOf(day).toISOString());
  const rows = await em.execute<{ day: number; total: number }[]>(
    `select width_bucket("created_at", (select string_to_array(?, ',')::timestamptz[])) as "day",
       count(*)::int as "total"
     from ${counted[table]} "created_at" >= ?::timestamptz group by 1`,
    [bounds.join(','), bounds[0]],
  );
  const counts = Array.from({ length: days.length }, () => 0);
  for (const { day, total } of rows) counts[day - 1] = total;
  const sum = (part: readonly number[]) => part.reduce((all, each) => all + each, 0);
  const shown = counts.slice(shownDays);
  return { days: shown, last: sum(shown), before: sum(counts.slice(0, shownDays)) };
}
