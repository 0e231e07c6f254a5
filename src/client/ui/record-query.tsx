import type { ComponentProps, ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { isMissing } from '../lib/is-missing.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { QueryResult } from './query-result.tsx';
import { Skeleton } from './skeleton.tsx';

interface RecordQueryProps<Data> {
  query: ComponentProps<typeof QueryResult<Data>>['query'];
  /** Says what did not load. */
  errorTitle?: string;
  /** What stands there for a record that is gone, with the way back to the list. */
  missing: { title: string; text: string; back: string };
  onClose: () => void;
  skeleton?: ReactNode;
  children: (record: Data) => ReactNode;
}

function Bars() {
  return (
    <div role="status" aria-busy="true" className="grid min-h-80 content-start gap-5">
      <span className="sr-only">{m.ui_loading()}</span>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

/** What a dialog shows of one record: loading, failed with a way to ask again, gone, or there. */
export function RecordQuery<Data>({
  query,
  errorTitle = m.ui_error_title(),
  missing,
  onClose,
  skeleton = <Bars />,
  children,
}: RecordQueryProps<Data>) {
  if (isMissing(query.error)) {
    return (
      <EmptyState
        title={missing.title}
        action={
          <Button variant="secondary" onClick={onClose}>
            {missing.back}
          </Button>
        }
      >
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <QueryResult query={query} errorTitle={errorTitle} skeleton={skeleton}>
      {children}
    </QueryResult>
  );
}
