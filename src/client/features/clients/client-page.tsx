import { getRouteApi, Link } from '@tanstack/react-router';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/paged-list.tsx';
import { isMissingRecordError, QueryResult } from '../../ui/query-result.tsx';
import { ClientDetails, type ClientSections } from './client-details.tsx';

const route = getRouteApi('/portal/admin/clients/$id');
const bars = ['h-4 w-32', 'h-4 w-64 max-w-full'];

export function ClientPage(sections: ClientSections) {
  const { id } = route.useParams();
  const { tab } = route.useSearch();
  // Loaded anew: it may have changed since the last load.
  const query = trpc.admin.clients.get.useQuery({ id }, { staleTime: 0 });

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      {isMissingRecordError(query.error) ? (
        <>
          <h1 className="sr-only">{m.clients_missing_title()}</h1>
          <EmptyState
            title={m.clients_missing_title()}
            action={
              <Link to="/admin/clients" className={buttonClass('secondary')}>
                {m.clients_back()}
              </Link>
            }
          >
            {m.clients_missing_text()}
          </EmptyState>
        </>
      ) : (
        <>
          <p className="-my-2 flex flex-wrap gap-x-6">
            <BackLink to="/admin/clients">{m.clients_back()}</BackLink>
            {tab === 'invoices' && (
              <BackLink to="/admin/invoices">{m.clients_back_invoices()}</BackLink>
            )}
          </p>
          <QueryResult
            query={query}
            errorTitle={m.clients_detail_error()}
            skeleton={<RowsSkeleton cells={bars} />}
          >
            {(client) => <ClientDetails key={client.id} client={client} {...sections} />}
          </QueryResult>
        </>
      )}
    </main>
  );
}
