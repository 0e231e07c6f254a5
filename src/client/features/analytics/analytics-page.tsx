import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Analytics, AnalyticsPeriod } from '../../../shared/contracts/analytics.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { cn } from '../../lib/cn.ts';
import { trpc } from '../../trpc.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { Card, StatCard } from '../../ui/card.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { SkeletonStatus } from '../../ui/loading.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import {
  periodFilter,
  periodLabels,
  statusColours,
  statuses,
  sumCounts,
  type TableFilter,
  useDayFormat,
} from './analytics-format.ts';
import { ApplicationsOverTimeCard, ScoreDistributionCard } from './chart-cards.tsx';

interface Bar {
  key: string;
  label: string;
  count: number;
  /** Of the bar. */
  colour: string;
  /** The filter of the table behind the number. */
  search: TableFilter;
}

/** Numbers side by side as bars, each a link to the table it was counted from; the words alone say everything. */
function BarList({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul aria-label={label} className="mt-4 grid gap-3">
      {bars.map(({ key, label: name, count, colour, search }) => (
        <li key={key}>
          <Link
            to="/admin/applications"
            search={search}
            className="group grid gap-1 rounded text-ink no-underline"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 underline decoration-mist decoration-2 underline-offset-4 group-hover:decoration-sun">
                {name}
              </span>
              <span className="figures">
                {m.ui_number({ value: count })}{' '}
                <span className="text-sm text-muted">
                  {m.ui_percent({ value: all === 0 ? 0 : count / all })}
                </span>
              </span>
            </span>
            <span aria-hidden="true" className="h-2 rounded bg-mist">
              <span
                className="block h-full rounded"
                style={{ width: `${(count / most) * 100}%`, backgroundColor: colour }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The newest applications, each opening its review. */
function RecentApplications({ applications }: { applications: Analytics['recent'] }) {
  return (
    <Card>
      <h2 className="text-xl">{m.analytics_recent()}</h2>
      {applications.length === 0 && <p className="mt-3 text-muted">{m.analytics_recent_none()}</p>}
      <ol className="mt-3">
        {applications.map(
          ({ id, applicantName, isMasked, position, status, finalScore, createdAt }) => (
            <li
              key={id}
              className="grid gap-x-6 border-t border-mist py-2.5 last:pb-0 sm:grid-cols-[1fr_auto]"
            >
              <div className="min-w-0">
                <Link to="/admin/applications" search={{ review: id }} className={textLinkClass}>
                  {isMasked
                    ? m.applications_masked_name({ code: id.slice(0, 6).toUpperCase() })
                    : applicantName}
                </Link>
                <p className="text-sm text-muted">
                  {positionName(position)} · {statusNames[status]()}
                </p>
              </div>
              <div className="sm:text-end">
                <p className="figures">
                  {finalScore === null
                    ? m.analytics_no_score()
                    : m.ui_percent({ value: finalScore / 100 })}
                </p>
                <LocalDateTime time={createdAt} className="text-sm text-muted" />
              </div>
            </li>
          ),
        )}
      </ol>
    </Card>
  );
}

function GalleryFigures({ gallery }: { gallery: Analytics['gallery'] }) {
  const figures = [
    { label: m.analytics_images(), value: m.ui_number({ value: gallery.images }) },
    { label: m.analytics_likes(), value: m.ui_number({ value: gallery.likes }) },
    { label: m.analytics_average(), value: m.ui_number({ value: gallery.averageLikes }) },
    {
      label: m.analytics_engagement(),
      note: m.analytics_engagement_note(),
      value: m.ui_percent({ value: gallery.engagementRate / 100 }),
    },
  ];
  return (
    <Card>
      <h2 className="text-xl">{m.analytics_gallery()}</h2>
      <dl className="mt-3">
        {figures.map(({ label, note, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 border-t border-mist py-2.5"
          >
            <dt className="min-w-0">
              {label}
              {note && <span className="block text-sm text-muted">{note}</span>}
            </dt>
            <dd className="figures font-display text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Link to="/admin/gallery" className={textLinkClass}>
        {m.analytics_open_gallery()}
      </Link>
    </Card>
  );
}

/** Records of the period, and the clock its days are counted by. */
function PeriodNote({ data: { from, to } }: { data: Pick<Analytics, 'from' | 'to'> }) {
  const { day } = useDayFormat();
  return (
    <p className="max-w-[80ch] text-sm text-muted">
      {m.analytics_applies({ from: day(from), to: day(to) })} {m.ui_days_berlin()}
    </p>
  );
}

function PositionsBreakdown({ data }: { data: Analytics }) {
  return (
    <Card>
      <h3 className="text-xl">{m.analytics_positions()}</h3>
      <BarList
        label={m.analytics_positions()}
        bars={data.positions
          .map(({ position, counts }) => ({ position, count: sumCounts(counts) }))
          .toSorted((one, other) => other.count - one.count)
          .map(({ position, count }) => ({
            key: position,
            label: positionName(position),
            count,
            colour: 'var(--sea)',
            search: { ...periodFilter(data), position },
          }))}
      />
    </Card>
  );
}

function StatusBreakdown({ data }: { data: Analytics }) {
  return (
    <Card>
      <h3 className="text-xl">{m.analytics_status()}</h3>
      <BarList
        label={m.analytics_status()}
        bars={statuses.map((status) => ({
          key: status,
          label: statusNames[status](),
          count: data.statusCounts[status],
          colour: statusColours[status],
          search: { ...periodFilter(data), status },
        }))}
      />
    </Card>
  );
}

function Totals({ totals }: { totals: Analytics['totals'] }) {
  const figure = (value: number) => m.ui_number({ value });
  return (
    <section
      aria-label={m.analytics_totals()}
      className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4"
    >
      <StatCard label={m.portal_total_applications()} value={figure(totals.totalApplications)}>
        <Link to="/admin/applications" search={{ status: 'pending' }} className={textLinkClass}>
          {m.portal_pending({ count: figure(totals.pendingApplications) })}
        </Link>
      </StatCard>
      <StatCard label={m.portal_active_clients()} value={figure(totals.totalClients)}>
        <Link to="/admin/clients" search={{ status: 'active' }} className={textLinkClass}>
          {m.portal_all_clients()}
        </Link>
      </StatCard>
      <StatCard label={m.portal_active_projects()} value={figure(totals.activeProjects)} />
      <StatCard label={m.portal_total_users()} value={figure(totals.totalUsers)}>
        <Link to="/admin/users" className={textLinkClass}>
          {m.portal_all_users()}
        </Link>
      </StatCard>
    </section>
  );
}

const route = getRouteApi('/portal/admin/analytics');

const periodSearchValues = {
  '7': 7,
  '30': undefined,
  '90': 90,
  '365': 365,
  all: 'all',
} as const satisfies Record<AnalyticsPeriod, unknown>;

const analyticsPeriods = ['7', '30', '90', '365', 'all'] as const satisfies AnalyticsPeriod[];

/** The period, which lives in the address. */
function usePeriod() {
  const { period: chosen } = route.useSearch();
  const navigate = route.useNavigate();
  return {
    period: analyticsPeriods.find((period) => periodSearchValues[period] === chosen) ?? '30',
    choose: (period: AnalyticsPeriod) =>
      navigate({ search: { period: periodSearchValues[period] }, resetScroll: false }),
  };
}

export function AnalyticsPage() {
  const { period, choose } = usePeriod();
  const query = trpc.admin.analytics.get.useQuery(
    { period },
    // Figures of a moment ago are not figures of now.
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
      <h1 className="text-2xl">{m.analytics_title()}</h1>
      <QueryResult
        query={query}
        errorTitle={m.analytics_failed()}
        skeleton={<SkeletonStatus className="grid gap-6" bars={['h-24', 'h-80', 'h-64']} />}
      >
        {(data) => (
          <div
            aria-busy={query.isPlaceholderData}
            className={cn(
              'grid min-w-0 gap-8 transition-opacity',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <Totals totals={data.totals} />
            <section
              aria-labelledby="analytics-applications"
              className="grid grid-cols-[minmax(0,1fr)] gap-4"
            >
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h2 id="analytics-applications" className="text-xl">
                  {m.analytics_applications_section()}
                </h2>
                <FilterGroup
                  label={m.analytics_period()}
                  value={period}
                  onValueChange={(next) => void choose(next)}
                  items={analyticsPeriods.map((value) => ({ value, label: periodLabels[value]() }))}
                />
              </div>
              <PeriodNote data={data} />
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
                <ApplicationsOverTimeCard data={data} />
                <StatusBreakdown data={data} />
                <PositionsBreakdown data={data} />
                <ScoreDistributionCard data={data} />
              </div>
            </section>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
              <RecentApplications applications={data.recent} />
              <GalleryFigures gallery={data.gallery} />
            </div>
          </div>
        )}
      </QueryResult>
    </main>
  );
}
