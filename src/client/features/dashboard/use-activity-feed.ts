import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Activity } from '../../../shared/contracts/admin.ts';
import { activitySentence } from '../../../shared/i18n/activity-sentence.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';

/** Between two looks, in milliseconds; nobody asks for a page that is not in view. */
const lookEveryMs = 20_000;

function newsOf(fresh: readonly Activity[]): string {
  const [latest] = fresh;
  if (!latest) return '';
  const sentence = activitySentence(latest);
  return fresh.length === 1
    ? m.portal_activity_new({ sentence })
    : m.portal_activity_new_many({ count: m.ui_number({ value: fresh.length }), sentence });
}

/** The newest events, asked for again and again until somebody pauses it; says in words what is new. */
export function useActivityFeed() {
  const queryClient = useQueryClient();
  const [isPaused, setIsPaused] = useState(false);
  const [news, setNews] = useState('');
  const known = useRef<ReadonlySet<string>>(null);
  const feed = trpc.admin.overview.listActivity.useQuery(undefined, {
    refetchInterval: isPaused ? false : lookEveryMs,
  });

  const compare = useEffectEvent((events: readonly Activity[]) => {
    const fresh = events.filter(({ id }) => known.current && !known.current.has(id));
    known.current = new Set(events.map(({ id }) => id));
    if (fresh.length === 0) return;
    setNews(newsOf(fresh));
    // What has happened may have changed the figures and what waits.
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview.getStats) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.inbox.counts) });
  });
  useEffect(() => {
    if (feed.data) compare(feed.data);
  }, [feed.data]);

  return { feed, news, isPaused, setIsPaused };
}
