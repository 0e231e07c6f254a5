import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { LaunchCard } from './launch-card.tsx';

/** What has to be settled before the site is for everybody, asked anew whenever somebody comes here. */
export function LaunchSection() {
  const query = trpc.admin.launch.getChecklist.useQuery(undefined, { staleTime: 0 });
  return (
    <section id="launch" aria-label={m.launch_title()} className="scroll-mt-6">
      <QueryResult
        query={query}
        errorTitle={m.launch_not_loaded()}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {({ lines }) => <LaunchCard lines={lines} />}
      </QueryResult>
    </section>
  );
}
