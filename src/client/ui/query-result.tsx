import type { ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/** Returns whether a record is missing. A link that is no id is refused as input; to its reader it is the same. */
export function isMissingRecordError(error: unknown): boolean {
  return Boolean(error) && ['not-found', 'invalid-input'].includes(readError(error).code);
}

interface RetryAlertProps {
  /** Says what did not work. */
  title: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  className?: string;
}

/** A failure in the middle of a form, with a button to try again. */
export function RetryAlert({ title, error, retrying, onRetry, className }: RetryAlertProps) {
  return (
    <Alert tone="danger" title={title} {...(className ? { className } : {})}>
      <p>{readError(error).message}</p>
      <Button variant="secondary" size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {m.ui_retry()}
      </Button>
    </Alert>
  );
}

export interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryErrorProps {
  /** Says what did not load. */
  title?: string;
  query: FailedQuery;
}

/** The failure of a query, with a way to ask again. */
export function QueryError({ title, query: { error, isFetching, refetch } }: QueryErrorProps) {
  const { message, requestId } = readError(error);
  return (
    <ErrorState
      title={title}
      message={message}
      onRetry={() => void refetch()}
      retrying={isFetching}
      {...(requestId ? { requestId } : {})}
    />
  );
}

interface QueryResultProps<Data> {
  query: FailedQuery & { data: Data | undefined; isPending: boolean };
  /** Says what did not load. */
  errorTitle: string;
  /** Stands there while nothing has arrived yet. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query: loading, failed with a way to ask again, or there; a failed refresh is shown above. */
export function QueryResult<Data>({
  query,
  errorTitle,
  skeleton,
  children,
}: QueryResultProps<Data>) {
  const { data, error, isPending } = query;
  if (isPending) return skeleton;
  if (data === undefined) return <QueryError title={errorTitle} query={query} />;
  return (
    <>
      {error !== null && <Alert tone="danger">{readError(error).message}</Alert>}
      {children(data)}
    </>
  );
}
