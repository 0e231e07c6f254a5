import type { Analytics, AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';
import {
  type ApplicationStatus,
  applicationStatusSchema,
  positionSchema,
} from '../../../shared/contracts/application.ts';
import { addDays, daysBetween, officeDay, startOfOfficeDay } from '../../../shared/domain/dates.ts';
import type { EntityManager } from '../../db/orm.ts';
import { listApplications } from '../applications/list.ts';
import type { AdminContext } from '../context.ts';
import { countTotals } from './overview.ts';

type Bucket = { from: string; to: string };
type Unit = Analytics['unit'];

/** Steps of a period, so that at most some thirty stand side by side. */
export function chooseUnit(period: AnalyticsPeriod, days: number): Unit {
  if (period === '365') return 'month';
  if (days <= 31) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** The first day of the week or month after the one of `day`; weeks begin on Monday. */
function startOfNextUnit(day: string, unit: Unit): string {
  if (unit === 'day') return addDays(day, 1);
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'week') return addDays(day, 7 - ((date.getUTCDay() + 6) % 7));
  date.setUTCMonth(date.getUTCMonth() + 1, 1);
  return date.toISOString().slice(0, 10);
}

/** The days from one to another cut into days, weeks or months; the first and the last may be shorter. */
export function splitIntoBuckets(from: string, to: string, unit: Unit): Bucket[] {
  const stretches: Bucket[] = [];
  let begin = from;
  while (begin <= to) {
    const next = startOfNextUnit(begin, unit);
    const end = addDays(next, -1);
    stretches.push({ from: begin, to: end < to ? end : to });
    begin = next;
  }
  return stretches;
}

type StatusCounts = Record<ApplicationStatus, number>;
type Row = { by: 'stretch' | 'position' | 'score'; key: string; status: string; total: number };

const noCounts = (): StatusCounts => ({ pending: 0, reviewing: 0, accepted: 0, rejected: 0 });

function addTo(counts: StatusCounts | undefined, { status, total }: Row): void {
  const known = applicationStatusSchema.safeParse(status);
  if (counts && known.success) counts[known.data] += total;
}

/**
 * Applications since the first stretch, counted by stretch, by position and by ten points of score: one pass, whose
 * sums are made by the database. An unknown status counts as pending.
 */
async function countApplicationsBy(em: EntityManager, stretches: readonly Bucket[]) {
  const bounds = stretches.map(({ from }) => startOfOfficeDay(from).toISOString());
  const rows = await em.execute<Row[]>(
    `with counted as materialized (
       select width_bucket("created_at", (select string_to_array(?, ',')::timestamptz[])) - 1 as "stretch",
         "shown_status" as "status", "position",
         case when "final_score" is null then -1 else least("final_score" / 10, 9) end as "score",
         count(*) as "total"
       from "applications" where "created_at" >= ?::timestamptz group by 1, 2, 3, 4
     )
     select 'stretch' as "by", "stretch"::text as "key", "status", sum("total")::int as "total"
       from counted group by "stretch", "status"
     union all select 'position', "position", "status", sum("total")::int
       from counted group by "position", "status"
     union all select 'score', "score"::text, '', sum("total")::int from counted group by "score"`,
    [bounds.join(','), bounds[0]],
  );
  const byStretch = stretches.map((stretch) => ({ ...stretch, counts: noCounts() }));
  const positions = positionSchema.options.map((position) => ({ position, counts: noCounts() }));
  const statusCounts = noCounts();
  const scores = Array.from({ length: 10 }, () => 0);
  let withoutScore = 0;
  for (const row of rows) {
    if (row.by === 'stretch') addTo(byStretch[Number(row.key)]?.counts, row);
    else if (row.by === 'position') {
      addTo(positions.find(({ position }) => position === row.key)?.counts, row);
      addTo(statusCounts, row);
    } else if (row.key === '-1') withoutScore = row.total;
    else scores[Number(row.key)] = row.total;
  }
  return { stretches: byStretch, positions, statusCounts, scores, withoutScore };
}

const maxRecentApplications = 5;

async function findFirstDay(
  em: EntityManager,
  period: AnalyticsPeriod,
  today: string,
): Promise<string> {
  if (period !== 'all') return addDays(today, 1 - Number(period));
  const [found] = await em.execute<{ firstMs: number | null }[]>(
    `select (extract(epoch from min("created_at")) * 1000)::float8 as "firstMs" from "applications"`,
  );
  const first = found?.firstMs ?? null;
  return first === null ? today : officeDay(new Date(first));
}

async function countGallery(em: EntityManager): Promise<Analytics['gallery']> {
  const [found] = await em.execute<{ images: number; likes: number; liked: number }[]>(
    `select count(*)::int as "images", coalesce(sum("like_count"), 0)::int as "likes",
       (count(*) filter (where "like_count" > 0))::int as "liked" from "gallery_items"`,
  );
  const { images, likes, liked } = found ?? { images: 0, likes: 0, liked: 0 };
  return {
    images,
    likes,
    averageLikes: images === 0 ? 0 : Math.round(likes / images),
    engagementRate: images === 0 ? 0 : Math.round((liked / images) * 100),
  };
}

/**
 * The figures of the analytics screen. The period narrows the applications that are broken down, by days that begin at
 * midnight in Berlin; totals, the newest applications and the gallery are of everything.
 */
export async function getAnalytics(
  ctx: AdminContext,
  { period }: { period: AnalyticsPeriod },
): Promise<Analytics> {
  const { em } = ctx;
  const to = officeDay(new Date());
  const from = await findFirstDay(em, period, to);
  const unit = chooseUnit(period, daysBetween(from, to).length);
  const figures = await countApplicationsBy(em, splitIntoBuckets(from, to, unit));
  const { rows } = await listApplications(ctx, {
    sort: 'createdAt',
    order: 'desc',
    limit: maxRecentApplications,
  });
  return {
    period,
    from,
    to,
    unit,
    totals: await countTotals(ctx),
    ...figures,
    recent: rows,
    gallery: await countGallery(em),
  };
}
