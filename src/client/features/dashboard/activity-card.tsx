import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Pause, Play, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activity } from '../../../shared/contracts/activity.ts';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EventText } from '../../domain/activity-event.tsx';
import { useClientNavigation } from '../../lib/client-navigation.ts';
import { timeAgo, useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryError } from '../../ui/query-result.tsx';

const minuteMs = 60_000;

function ActivityList({ events }: { events: Activity[] }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { moment } = useDateTimeFormat();
  const links = useClientNavigation();
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);

  return (
    <ol className="mt-4" {...links}>
      {events.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-6 border-t border-mist py-2.5 last:pb-0 sm:grid-cols-[1fr_auto]"
        >
          <span className="min-w-0 break-words">
            <EventText event={event} />
          </span>
          <time
            dateTime={event.at.toISOString()}
            className="figures text-sm leading-6 whitespace-nowrap text-muted"
          >
            {timeAgo(event.at, now, locale)} · {moment(event.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** Time between two checks, in milliseconds; a page out of view checks nothing. */
const pollIntervalMs = 20_000;

function describeNewEvents(fresh: readonly Activity[]): string {
  const [latest] = fresh;
  if (!latest) return '';
  const sentence = activitySentence(latest);
  return fresh.length === 1
    ? m.portal_activity_new({ sentence })
    : m.portal_activity_new_many({ count: m.ui_number({ value: fresh.length }), sentence });
}

/** The newest events, polled until paused; announces new ones in words. */
function useActivityFeed() {
  const queryClient = useQueryClient();
  const [isPaused, setIsPaused] = useState(false);
  const [news, setNews] = useState('');
  const known = useRef<ReadonlySet<string>>(null);
  const feed = trpc.admin.overview.listActivity.useQuery(undefined, {
    refetchInterval: isPaused ? false : pollIntervalMs,
  });

  const compare = useEffectEvent((events: readonly Activity[]) => {
    const fresh = events.filter(({ id }) => known.current && !known.current.has(id));
    known.current = new Set(events.map(({ id }) => id));
    if (fresh.length === 0) return;
    setNews(describeNewEvents(fresh));
    // The new events may have changed the figures and the open tasks.
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview.getStats) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.inbox.counts) });
  });
  useEffect(() => {
    if (feed.data) compare(feed.data);
  }, [feed.data]);

  return { feed, news, isPaused, setIsPaused };
}

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
        <QueryError title={m.portal_activity_failed()} query={feed} />
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
        <Link to="/admin/activity" className={textLinkClass}>
          {m.portal_activity_all()}
        </Link>
        <span>{isPaused ? m.portal_activity_paused() : m.portal_activity_live()}</span>
      </div>
    </Card>
  );
}
