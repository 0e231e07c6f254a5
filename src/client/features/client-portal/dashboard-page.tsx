import { getRouteApi } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx';
import { Dashboard } from './dashboard.tsx';
import { NoCompany } from './no-company.tsx';
import { WhyNothing } from './why-nothing.tsx';

const route = getRouteApi('/portal');
const bars = ['h-4 w-32', 'h-4 w-64 max-w-full'];

export function DashboardPage() {
  const { user } = route.useRouteContext();
  const query = trpc.client.getDashboard.useQuery(undefined, { staleTime: 0 });
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-none">
      <header>
        <h1 className="text-2xl wrap-anywhere">
          {m.client_portal_dashboard_title({ name: user.firstName })}
        </h1>
        {query.data && (
          <p className="mt-1 text-muted wrap-anywhere">
            {m.client_portal_dashboard_company({
              company: query.data.company.name,
              id: query.data.company.clientId,
            })}
          </p>
        )}
      </header>
      <WhyNothing error={query.error}>
        <QueryResult
          query={query}
          errorTitle={m.client_portal_dashboard_error()}
          skeleton={<RowsSkeleton cells={bars} />}
        >
          {(data) => (data ? <Dashboard data={data} /> : <NoCompany />)}
        </QueryResult>
      </WhyNothing>
    </main>
  );
}
