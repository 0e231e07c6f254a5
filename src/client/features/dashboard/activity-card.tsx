import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { RefreshCw } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ActivityList } from './activity-list.tsx';

/** The newest events of the audit record. */
export function ActivityCard() {
  const queryClient = useQueryClient();
  const activity = trpc.admin.overview.listActivity.useQuery();

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{m.portal_activity()}</h2>
        <Button
          variant="secondary"
          size="sm"
          pending={activity.isFetching}
          onClick={() =>
            void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview) })
          }
        >
          {!activity.isFetching && (
            <RefreshCw aria-hidden="true" strokeWidth={1.5} className="size-[1.15em]" />
          )}
          {m.portal_activity_refresh()}
        </Button>
      </div>
      {activity.error ? (
        <ErrorState
          title={m.portal_activity_failed()}
          message={readError(activity.error).message}
          onRetry={() => void activity.refetch()}
          retrying={activity.isFetching}
        />
      ) : activity.data === undefined ? (
        <div aria-busy="true" className="mt-5 grid gap-4">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </div>
      ) : activity.data.length === 0 ? (
        <EmptyState title={m.portal_activity_none()} />
      ) : (
        <ActivityList events={activity.data} />
      )}
    </Card>
  );
}
