import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RequestItem } from './request-item.tsx';

/** What one has asked to have changed, and what became of it. */
export function OwnRequests() {
  const query = trpc.employee.listRequests.useQuery(undefined, { staleTime: 0 });
  return (
    <section aria-labelledby="requests-title" className="min-w-0">
      <h2 id="requests-title" className="mb-4 text-xl">
        {m.employee_portal_requests()}
      </h2>
      <QueryResult
        query={query}
        errorTitle={m.employee_portal_requests_error()}
        skeleton={<Skeleton className="h-24" />}
      >
        {(requests) =>
          requests.length === 0 ? (
            <p className="text-muted">{m.employee_portal_requests_none()}</p>
          ) : (
            <ul className="m-0 grid list-none border-t border-mist p-0">
              {requests.map((request) => (
                <RequestItem key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}
