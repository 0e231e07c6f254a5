import type { Analytics, AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';
import { addDays, daysBetween } from '../../../shared/domain/berlin-days.ts';
import { officeDay } from '../../../shared/domain/office-day.ts';
import type { EntityManager } from '../../db/orm.ts';
import { countTotals } from '../admin/count-totals.ts';
import { listApplications } from '../applications/list-applications.ts';
import type { ServiceContext } from '../context.ts';
import { countApplicationsBy } from './count-applications-by.ts';
import { stretchesOf, unitOf } from './stretches.ts';

const recentApplications = 5;

async function firstDay(
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
  ctx: ServiceContext,
  { period }: { period: AnalyticsPeriod },
): Promise<Analytics> {
  const { em } = ctx;
  const to = officeDay(new Date());
  const from = await firstDay(em, period, to);
  const unit = unitOf(period, daysBetween(from, to).length);
  const figures = await countApplicationsBy(em, stretchesOf(from, to, unit));
  const { rows } = await listApplications(ctx, {
    sort: 'createdAt',
    order: 'desc',
    limit: recentApplications,
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
