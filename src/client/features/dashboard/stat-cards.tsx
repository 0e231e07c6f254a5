import { Link } from '@tanstack/react-router';
import type { Trend } from '../../../shared/contracts/admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { TrendLine } from './trend-line.tsx';

const linkClass =
  'text-sea underline decoration-sun decoration-2 underline-offset-4 hover:text-sea-strong';

export function StatCards() {
  const stats = trpc.admin.overview.getStats.useQuery();
  if (stats.error && !stats.data) {
    const { message, requestId } = readError(stats.error);
    return (
      <ErrorState
        title={m.portal_stats_failed()}
        message={message}
        {...(requestId === undefined ? {} : { requestId })}
        onRetry={() => void stats.refetch()}
        retrying={stats.isFetching}
      />
    );
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
            <Link to="/admin/applications" search={{ status: 'pending' }} className={linkClass}>
              {m.portal_pending({ count: m.ui_number({ value: data.pendingApplications }) })}
            </Link>
          )}
          <Link to="/admin/applications" className={linkClass}>
            {m.portal_all_applications()}
          </Link>
        </div>
      </StatCard>
      <StatCard label={m.portal_active_clients()} value={figure(data?.totalClients)}>
        {trendOf(data?.trends.clients)}
        <Link
          to="/admin/clients"
          search={{ status: 'active' }}
          className={`mt-3 inline-block ${linkClass}`}
        >
          {m.portal_all_clients()}
        </Link>
      </StatCard>
      <StatCard label={m.portal_active_projects()} value={figure(data?.activeProjects)}>
        {data?.activeProjects === 0 && <p className="text-muted">{m.portal_projects_note()}</p>}
      </StatCard>
      <StatCard label={m.portal_total_users()} value={figure(data?.totalUsers)}>
        {trendOf(data?.trends.users)}
        <Link to="/admin/users" className={`mt-3 inline-block ${linkClass}`}>
          {m.portal_all_users()}
        </Link>
      </StatCard>
    </section>
  );
}
