import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndSessions } from './use-end-sessions.ts';

export function SessionList() {
  const sessions = trpc.public.listSessions.useQuery();
  const { endOne, endOthers } = useEndSessions();
  return (
    <AccountSection id="sessions" title={m.account_sessions()} text={m.account_sessions_text()}>
      <QueryResult
        query={sessions}
        errorTitle={m.account_sessions_load_failed()}
        skeleton={<Skeleton className="h-28" />}
      >
        {(list) => (
          <>
            <ul className="border-b border-mist">
              {list.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={endOne.isPending && endOne.variables.id === session.id}
                  onEnd={() => endOne.mutate({ id: session.id })}
                />
              ))}
            </ul>
            {list.length > 1 && (
              <Button
                variant="secondary"
                className="mt-5"
                pending={endOthers.isPending}
                onClick={() => endOthers.mutate()}
              >
                {m.account_sessions_end_others()}
              </Button>
            )}
          </>
        )}
      </QueryResult>
    </AccountSection>
  );
}
