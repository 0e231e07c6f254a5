import { RefreshCw } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { ActivityResult } from './activity-result.tsx';
import { ActivityToolbar } from './activity-toolbar.tsx';
import { useActivity } from './use-activity.ts';
import { useActivitySearch } from './use-activity-search.ts';

export function ActivityPage() {
  const query = useActivity();
  const { filter } = useActivitySearch();
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.activity_title()}</h1>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            pending={query.isFetching && !query.isPending}
            onClick={() => void query.refetch()}
          >
            <RefreshCw aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.activity_refresh()}
          </Button>
          <CsvLink of="activity" filter={filter}>
            {m.activity_export()}
          </CsvLink>
        </div>
      </div>
      <ActivityToolbar actorName={query.data?.actorName} />
      <ActivityResult query={query} />
    </main>
  );
}
