import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Activity } from '../../../shared/contracts/admin.ts';
import { timeAgo } from '../../lib/time-ago.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { useOwnLinks } from '../../lib/use-own-links.ts';
import { EventText } from '../../ui/event-text.tsx';

const minute = 60_000;

export function ActivityList({ events }: { events: Activity[] }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { moment } = useMoments();
  const links = useOwnLinks();
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute);
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
