import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Pause, Play, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textLink } from '../../ui/text-link.ts';
import { ActivityList } from './activity-list.tsx';
import { useActivityFeed } from './use-activity-feed.ts';

/** The newest events of the audit record, as they come in. */
export function ActivityCard() {
  const queryClient = useQueryClient();
  const { feed, news, isPaused, setIsPaused } = useActivityFeed();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const PauseIcon = isPaused ? Play : Pause;

  async function refresh() {
    setIsRefreshing(true);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview) }),
      queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.inbox.counts) }),
    ]);
    setIsRefreshing(false);
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{m.portal_activity()}</h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="sm" onClick={() => setIsPaused(!isPaused)}>
            <PauseIcon aria-hidden="true" strokeWidth={1.5} className="size-[1.15em]" />
            {isPaused ? m.portal_activity_resume() : m.portal_activity_pause()}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            pending={isRefreshing}
            onClick={() => void refresh()}
          >
            <RefreshCw aria-hidden="true" strokeWidth={1.5} className="size-[1.15em]" />
            {m.portal_activity_refresh()}
          </Button>
        </div>
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      {feed.error && !feed.data ? (
        <ErrorState
          title={m.portal_activity_failed()}
          message={readError(feed.error).message}
          onRetry={() => void feed.refetch()}
          retrying={feed.isFetching}
        />
      ) : feed.data === undefined ? (
        <div aria-busy="true" className="mt-5 grid gap-4">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </div>
      ) : feed.data.length === 0 ? (
        <EmptyState title={m.portal_activity_none()} />
      ) : (
        <ActivityList events={feed.data} />
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-mist pt-4 text-sm text-muted">
        <Link to="/admin/activity" className={textLink}>
          {m.portal_activity_all()}
        </Link>
        <span>{isPaused ? m.portal_activity_paused() : m.portal_activity_live()}</span>
      </div>
    </Card>
  );
}
