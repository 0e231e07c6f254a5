import type { ReactNode } from 'react';
import { readError } from '../lib/read-error.ts';
import { Alert } from './alert.tsx';
import { ErrorState } from './error-state.tsx';

interface QueryResultProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Says what did not load. */
  errorTitle: string;
  /** Stands there while nothing has arrived yet. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked of the server: loading, failed with a way to ask again, or there; a failed refresh is told above. */
export function QueryResult<Data>({
  query,
  errorTitle,
  skeleton,
  children,
}: QueryResultProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending) return skeleton;
  if (data === undefined) {
    const { message, requestId } = readError(error);
    return (
      <ErrorState
        title={errorTitle}
        message={message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        {...(requestId ? { requestId } : {})}
      />
    );
  }
  return (
    <>
      {error !== null && <Alert tone="danger">{readError(error).message}</Alert>}
      {children(data)}
    </>
  );
}
