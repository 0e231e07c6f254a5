import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Pagination } from './pagination.tsx';
import { QueryResult } from './query-result.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SimilarNote } from './similar-note.tsx';

type Page<Row> = {
  rows: Row[];
  total: number;
  isSimilar?: boolean | undefined;
  nextCursor: string | null;
  previousCursor: string | null;
};

type PageQuery<Row> = ComponentProps<typeof QueryResult<Page<Row>>>['query'] & {
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
  onTurn: (cursor: { after: string } | { before: string }) => void;
  /** What the keys do, below the rows. */
  hint?: string | undefined;
  children: (rows: Row[]) => ReactNode;
}

const bars = ['h-4 w-40 max-w-full', 'hidden h-4 flex-1 md:block', 'ms-auto h-5 w-20', 'h-9 w-20'];

/** One page of rows that the server cut: loading, failed, empty, or the rows with the way to the next ones. */
export function PagedList<Row>({
  query,
  errorTitle,
  empty,
  summary,
  onTurn,
  hint,
  children,
}: PagedListProps<Row>) {
  const { isPlaceholderData } = query;
  return (
    <QueryResult query={query} errorTitle={errorTitle} skeleton={<RowsSkeleton cells={bars} />}>
      {({ rows, total, isSimilar, nextCursor, previousCursor }) =>
        rows.length === 0 && !isPlaceholderData ? (
          empty
        ) : (
          <div className="grid min-w-0 gap-4">
            <SimilarNote isSimilar={isSimilar} />
            <div
              aria-busy={isPlaceholderData}
              className={cn('min-w-0 transition-opacity', isPlaceholderData && 'opacity-60')}
            >
              {children(rows)}
            </div>
            <Pagination
              summary={summary(total)}
              onPrevious={previousCursor ? () => onTurn({ before: previousCursor }) : undefined}
              onNext={nextCursor ? () => onTurn({ after: nextCursor }) : undefined}
            />
            {hint && <p className="text-xs text-muted">{hint}</p>}
          </div>
        )
      }
    </QueryResult>
  );
}
