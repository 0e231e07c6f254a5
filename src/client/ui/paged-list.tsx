import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Skeleton } from './loading.tsx';
import { QueryResult } from './query-result.tsx';

/** Stands above the rows of a search that found none with all of its words; it is spoken when it appears. */
function SimilarNote({ isSimilar }: { isSimilar: boolean | undefined }) {
  return (
    <p role="status" className={isSimilar ? 'text-sm font-medium' : 'sr-only'}>
      {isSimilar ? m.ui_similar() : ''}
    </p>
  );
}

interface NothingFoundProps {
  onClear: () => void;
  /** Says what a search without results can do, beside clearing the filters. */
  children?: ReactNode;
}

/** A list that is empty only because of its search and filters. */
export function NothingFound({ onClear, children }: NothingFoundProps) {
  return (
    <EmptyState
      title={m.ui_nothing_matches()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.ui_clear_filters()}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}

interface PaginationProps {
  /** The count in words, such as "1-25 of 312 applications". */
  summary: string;
  /** Missing where there is no such page. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  className?: string;
}

export function Pagination({ summary, onPrevious, onNext, className }: PaginationProps) {
  return (
    <nav
      aria-label={m.ui_pagination()}
      className={cn('flex flex-wrap items-center justify-between gap-x-6 gap-y-3', className)}
    >
      <p aria-live="polite" className="figures text-sm text-muted">
        {summary}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" size="sm" disabled={!onPrevious} onClick={onPrevious}>
          <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.ui_previous()}
        </Button>
        <Button variant="secondary" size="sm" disabled={!onNext} onClick={onNext}>
          {m.ui_next()}
          <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </Button>
      </div>
    </nav>
  );
}

const rows = Array.from({ length: 10 }, (_, index) => index);

/** Stands for the rows of a table while they load; `cells` are the classes of one row's bars, from left to right. */
export function RowsSkeleton({ cells }: { cells: readonly string[] }) {
  return (
    <div role="status" aria-busy="true" className="grid">
      <span className="sr-only">{m.ui_loading()}</span>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-6 border-b border-mist py-4">
          {cells.map((cell) => (
            <Skeleton key={cell} className={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}

type Page<Row> = {
  rows: Row[];
  total: number;
  isSimilar?: boolean | undefined;
  nextCursor: string | null;
  previousCursor: string | null;
};

export type PageQuery<Row> = ComponentProps<typeof QueryResult<Page<Row>>>['query'] & {
  isPlaceholderData: boolean;
};

interface PagedListProps<Row> {
  query: PageQuery<Row>;
  /** Says what did not load. */
  errorTitle: string;
  /** Stands there when there is no row. */
  empty: ReactNode;
  /** The number of all rows in words. */
  summary: (total: number) => string;
  onPageChange: (cursor: { after: string } | { before: string }) => void;
  /** Explanation of the keys, below the rows. */
  hint?: string | undefined;
  /** Says something of the rows, above them. */
  note?: ReactNode;
  /** Stands there while the first rows load. */
  skeleton?: ReactNode;
  children: (rows: Row[]) => ReactNode;
}

const bars = ['h-4 w-40 max-w-full', 'hidden h-4 flex-1 md:block', 'ms-auto h-5 w-20', 'h-9 w-20'];

/** One page of rows that the server cut: loading, failed, empty, or the rows with the way to the next ones. */
export function PagedList<Row>({
  query,
  errorTitle,
  empty,
  summary,
  onPageChange,
  hint,
  note,
  skeleton = <RowsSkeleton cells={bars} />,
  children,
}: PagedListProps<Row>) {
  const { isPlaceholderData } = query;
  return (
    <QueryResult query={query} errorTitle={errorTitle} skeleton={skeleton}>
      {({ rows, total, isSimilar, nextCursor, previousCursor }) =>
        rows.length === 0 && !isPlaceholderData ? (
          empty
        ) : (
          <div className="grid min-w-0 gap-4">
            <SimilarNote isSimilar={isSimilar} />
            {note}
            <div
              aria-busy={isPlaceholderData}
              className={cn('min-w-0 transition-opacity', isPlaceholderData && 'opacity-60')}
            >
              {children(rows)}
            </div>
            <Pagination
              summary={summary(total)}
              onPrevious={
                previousCursor ? () => onPageChange({ before: previousCursor }) : undefined
              }
              onNext={nextCursor ? () => onPageChange({ after: nextCursor }) : undefined}
            />
            {hint && <p className="text-xs text-muted">{hint}</p>}
          </div>
        )
      }
    </QueryResult>
  );
}
