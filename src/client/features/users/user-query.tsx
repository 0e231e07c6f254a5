import type { ReactNode } from 'react';
import type { User } from '../../../shared/contracts/user.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The user of a dialog, asked for anew: somebody else may have changed it since the list was loaded. */
export function useUser(id: string | undefined) {
  return trpc.admin.users.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, staleTime: 0 },
  );
}

interface UserQueryProps {
  query: ReturnType<typeof useUser>;
  onClose: () => void;
  children: (user: User) => ReactNode;
}

/** What a dialog shows while its user loads, does not load, or is not there. */
export function UserQuery({ query, onClose, children }: UserQueryProps) {
  // Also for an address that holds no id at all.
  const isMissing =
    query.error && ['not-found', 'invalid-input'].includes(readError(query.error).code);
  if (isMissing) {
    return (
      <EmptyState
        title={m.users_missing_title()}
        action={
          <Button variant="secondary" onClick={onClose}>
            {m.users_back()}
          </Button>
        }
      >
        {m.users_missing_text()}
      </EmptyState>
    );
  }
  return (
    <QueryResult
      query={query}
      errorTitle={m.users_error()}
      skeleton={
        <div role="status" aria-busy="true" className="grid min-h-60 content-start gap-5">
          <span className="sr-only">{m.ui_loading()}</span>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      }
    >
      {children}
    </QueryResult>
  );
}
