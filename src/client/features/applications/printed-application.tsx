import { getRouteApi, Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { QueryResult } from '../../ui/query-result.tsx';
import { PrintedFacts } from './printed-facts.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';

const route = getRouteApi('/admin/applications/$id/print');

/** One application with all its facts on white; the buttons stay off the paper. */
export function PrintedApplication() {
  const { id } = route.useParams();
  const query = trpc.admin.applications.get.useQuery({ id }, { staleTime: 0 });
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-4xl gap-8 px-5 py-8 outline-none">
      <div data-no-print className="flex flex-wrap justify-between gap-3">
        <Link
          to="/admin/applications"
          search={{ review: id }}
          className={buttonClass('secondary', 'sm')}
        >
          {m.admin_app_print_back()}
        </Link>
        <Button size="sm" disabled={!query.data} onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.admin_app_print()}
        </Button>
      </div>
      <QueryResult
        query={query}
        errorTitle={m.admin_app_print_error()}
        skeleton={<ReviewSkeleton />}
      >
        {(application) => <PrintedFacts application={application} />}
      </QueryResult>
    </main>
  );
}
