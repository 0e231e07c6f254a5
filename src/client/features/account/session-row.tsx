import { useRouteContext } from '@tanstack/react-router';
import type { AccountSession } from '../../../shared/contracts/account.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { timeAgo } from '../../lib/time-ago.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

interface SessionRowProps {
  session: AccountSession;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { moment } = useMoments();
  const { createdAt, lastSeenAt, isCurrent } = session;
  const device = session.device ?? m.account_session_unknown();
  const since = moment(createdAt);
  const seen = timeAgo(lastSeenAt, new Date(), locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-mist py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {isCurrent && <Badge tone="success">{m.account_session_here()}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {m.account_session_since({ time: since })}
          {!isCurrent && `, ${m.account_session_seen({ time: seen })}`}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          pending={isEnding}
          aria-label={m.account_session_end_of({ device, time: since })}
          onClick={onEnd}
        >
          {m.account_session_end()}
        </Button>
      )}
    </li>
  );
}
