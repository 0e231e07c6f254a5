import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Announcements } from './announcements.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { UnlinkedNotice } from './unlinked-notice.tsx';
import { WaitingCard } from './waiting-card.tsx';

const portal = getRouteApi('/portal');

function CardsSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid content-start gap-6">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-48" />
      <Skeleton className="h-56" />
    </div>
  );
}

/** What an employee finds first: what is announced, what to read, and what a profile still lacks. */
export function DashboardPage() {
  const { user } = portal.useRouteContext();
  const query = trpc.employee.getDashboard.useQuery(undefined, { staleTime: 0 });
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <h1 className="text-2xl">{m.portal_welcome({ name: user.firstName })}</h1>
      <p className="mt-2 max-w-[60ch] text-muted">{m.employee_portal_intro()}</p>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Announcements />
        <div className="min-w-0 max-lg:order-first">
          <QueryResult
            query={query}
            errorTitle={m.employee_portal_dashboard_error()}
            skeleton={<CardsSkeleton />}
          >
            {(dashboard) => (
              <div className="grid gap-6">
                <WaitingCard {...dashboard} />
                {dashboard.profile ? (
                  <CompletenessCard
                    profile={dashboard.profile}
                    openRequests={dashboard.openRequests}
                  />
                ) : (
                  <UnlinkedNotice />
                )}
              </div>
            )}
          </QueryResult>
        </div>
      </div>
    </main>
  );
}
