import { Link } from '@tanstack/react-router';
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trend } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useClientNavigation } from '../../lib/client-navigation.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { accentLinkClass } from '../../ui/button.tsx';
import { StatCard } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryError } from '../../ui/query-result.tsx';
import { ActivityCard } from './activity-card.tsx';
import { ApplicationsSwitch } from './applications-switch.tsx';

/** Open decisions: their number, and a link. */
function PendingTasksCard() {
  const links = useClientNavigation();
  const stats = trpc.admin.overview.getStats.useQuery();
  const inbox = trpc.admin.inbox.counts.useQuery();
  const mails = trpc.admin.mails.countFailed.useQuery();
  const heading = <h2 className="text-xl">{m.portal_waiting()}</h2>;

  // The cards below say it already.
  if (inbox.error && !inbox.data) {
    return (
      <section>
        {heading}
        <QueryError title={m.portal_waiting_failed()} query={inbox} />
      </section>
    );
  }
  if (!inbox.data || (!stats.data && !stats.error)) {
    return (
      <section aria-busy="true">
        {heading}
        <Skeleton className="mt-3 h-14" />
      </section>
    );
  }

  const waiting = [
    {
      label: m.portal_waiting_applications(),
      count: stats.data?.pendingApplications ?? 0,
      href: '/admin/applications?status=pending',
    },
    {
      label: m.portal_waiting_messages(),
      count: inbox.data.messages,
      href: '/admin/inbox?status=new',
    },
    {
      label: m.portal_waiting_registrations(),
      count: inbox.data.registrations,
      href: '/admin/inbox?tab=registrations',
    },
    {
      label: m.portal_waiting_requests(),
      count: inbox.data.changeRequests,
      href: '/admin/inbox?tab=requests&requestStatus=open',
    },
    {
      label: m.portal_waiting_bookings(),
      count: inbox.data.bookings,
      href: '/admin/inbox?tab=bookings',
    },
    {
      label: m.outbox_waiting_failed(),
      count: mails.data?.count ?? 0,
      href: '/admin/outbox?status=failed',
    },
  ].filter(({ count }) => count > 0);

  return (
    <section>
      {heading}
      {waiting.length === 0 ? (
        <p className="mt-2 text-muted">{m.portal_waiting_none()}</p>
      ) : (
        <ul className="mt-3 grid gap-2 sm:grid-cols-2 xl:grid-cols-4" {...links}>
          {waiting.map(({ label, count, href }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-14 items-center gap-3 rounded border border-mist bg-raised px-4 text-ink no-underline transition-colors hover:border-sea"
              >
                <span className="figures rounded-full bg-sun-soft px-2.5 py-0.5 font-medium">
                  {m.ui_number({ value: count })}
                </span>
                <span className="min-w-0 flex-1">{label}</span>
                <ArrowRight
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="size-4 shrink-0 text-muted"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Used part of the room for résumés at which administrators are warned, so that there is time to act. */
const alarming = 0.8;

/** The warning that uploads of résumés stop soon, or have stopped; nothing while there is room. */
function ResumeRoomAlert() {
  const { data } = trpc.admin.overview.getResumeRoom.useQuery();
  if (!data || data.used < alarming * data.limit) return null;
  const isFull = data.used > data.limit;
  return (
    <Alert
      tone={isFull ? 'danger' : 'warning'}
      title={isFull ? m.portal_room_full() : m.portal_room_short()}
    >
      {m.portal_room_text({ part: m.ui_percent({ value: data.used / data.limit }) })}
    </Alert>
  );
}

interface SparklineProps {
  /** The oldest first. */
  values: readonly number[];
  className?: string;
}

const width = 120;
const height = 28;
/** Room for the line's own thickness. */
const inset = 2;

/** A line of a few numbers, for the shape alone: the words beside it say the same. */
function Sparkline({ values, className }: SparklineProps) {
  const highest = Math.max(1, ...values);
  const points = values.map((value, index) => {
    const x = inset + (index / Math.max(1, values.length - 1)) * (width - 2 * inset);
    const y = height - inset - (value / highest) * (height - 2 * inset);
    return [x.toFixed(1), y.toFixed(1)] as const;
  });
  const last = points.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      className={className}
      preserveAspectRatio="none"
    >
      <path d={`M0 ${height - 0.5}H${width}`} stroke="var(--mist)" />
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        stroke="var(--sea)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {last && <circle cx={last[0]} cy={last[1]} r="2" fill="var(--sun)" />}
    </svg>
  );
}

/** Trend of a number over 30 days: in words, with the shape of the days. */
function TrendLine({ trend: { days, last, before } }: { trend: Trend }) {
  const Arrow = last > before ? TrendingUp : TrendingDown;
  return (
    <div className="grid gap-2">
      <p className="flex items-start gap-1.5 text-sm text-muted">
        {last !== before && (
          <>
            <Arrow aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
            <span className="sr-only">
              {last > before ? m.portal_trend_up() : m.portal_trend_down()}
            </span>
          </>
        )}
        <span className="figures">
          {m.portal_trend({
            count: m.ui_number({ value: last }),
            before: m.ui_number({ value: before }),
          })}
        </span>
      </p>
      <Sparkline values={days} className="h-7 w-full max-w-48" />
    </div>
  );
}

function StatCards() {
  const stats = trpc.admin.overview.getStats.useQuery();
  if (stats.error && !stats.data) {
    return <QueryError title={m.portal_stats_failed()} query={stats} />;
  }

  const { data } = stats;
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton className="my-1 h-9 w-16" /> : m.ui_number({ value });
  const trendOf = (trend: Trend | undefined) =>
    trend ? <TrendLine trend={trend} /> : <Skeleton className="h-12" />;
  return (
    <section
      aria-label={m.portal_stats()}
      aria-busy={stats.isPending}
      className="grid gap-x-6 gap-y-8 grid-cols-2 xl:grid-cols-4"
    >
      <StatCard label={m.portal_total_applications()} value={figure(data?.totalApplications)}>
        {trendOf(data?.trends.applications)}
        <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          {data && (
            <Link
              to="/admin/applications"
              search={{ status: 'pending' }}
              className={accentLinkClass}
            >
              {m.portal_pending({ count: m.ui_number({ value: data.pendingApplications }) })}
            </Link>
          )}
          <Link to="/admin/applications" className={accentLinkClass}>
            {m.portal_all_applications()}
          </Link>
        </div>
      </StatCard>
      <StatCard label={m.portal_active_clients()} value={figure(data?.totalClients)}>
        {trendOf(data?.trends.clients)}
        <Link
          to="/admin/clients"
          search={{ status: 'active' }}
          className={`mt-3 inline-block ${accentLinkClass}`}
        >
          {m.portal_all_clients()}
        </Link>
      </StatCard>
      <StatCard label={m.portal_active_projects()} value={figure(data?.activeProjects)}>
        {data?.activeProjects === 0 && <p className="text-muted">{m.portal_projects_note()}</p>}
      </StatCard>
      <StatCard label={m.portal_total_users()} value={figure(data?.totalUsers)}>
        {trendOf(data?.trends.users)}
        <Link to="/admin/users" className={`mt-3 inline-block ${accentLinkClass}`}>
          {m.portal_all_users()}
        </Link>
      </StatCard>
    </section>
  );
}

interface DashboardPageProps {
  /** Reminder for an owner, where there is one. */
  notice: ReactNode;
}

export function DashboardPage({ notice }: DashboardPageProps) {
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-none">
      <h1 className="text-2xl">{m.portal_dashboard()}</h1>
      {notice}
      <ResumeRoomAlert />
      <PendingTasksCard />
      <StatCards />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_3fr]">
        <ApplicationsSwitch />
        <ActivityCard />
      </div>
    </main>
  );
}
