import { Link, useRouteContext } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';

const linkClass =
  'text-sea underline decoration-sun decoration-2 underline-offset-4 hover:text-sea-strong';

export function StatCards() {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const stats = trpc.admin.overview.getStats.useQuery();

  if (stats.error) {
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
    value === undefined ? (
      <Skeleton className="my-1 h-9 w-16" />
    ) : (
      new Intl.NumberFormat(locale).format(value)
    );
  return (
    <section
      aria-label={m.portal_stats()}
      aria-busy={stats.isPending}
      className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4"
    >
      <StatCard label={m.portal_total_applications()} value={figure(data?.totalApplications)}>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {data && (
            <Link to="/admin/applications" search={{ status: 'pending' }} className={linkClass}>
              {m.portal_pending({
                count: new Intl.NumberFormat(locale).format(data.pendingApplications),
              })}
            </Link>
          )}
          <Link to="/admin/applications" className={linkClass}>
            {m.portal_all_applications()}
          </Link>
        </div>
      </StatCard>
      <StatCard label={m.portal_active_clients()} value={figure(data?.totalClients)} />
      <StatCard label={m.portal_active_projects()} value={figure(data?.activeProjects)} />
      <StatCard label={m.portal_total_users()} value={figure(data?.totalUsers)} />
    </section>
  );
}
