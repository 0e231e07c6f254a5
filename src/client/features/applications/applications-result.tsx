import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { readError } from '../../lib/read-error.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ApplicationCards } from './application-cards.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { reviewButtonId } from './review-button.tsx';
import type { useApplications } from './use-applications.ts';
import { useApplicationsSearch } from './use-applications-search.ts';

interface ApplicationsResultProps {
  query: ReturnType<typeof useApplications>;
  onReview: (id: string) => void;
}

export function ApplicationsResult({ query, onReview }: ApplicationsResultProps) {
  const { data, error, isPending, isFetching, isPlaceholderData } = query;
  const { isFiltered, clearFilters, turnPage } = useApplicationsSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const rows = data?.rows ?? [];
  const { selected, select } = useRowKeys({
    ids: rows.map(({ id }) => id),
    elementId: reviewButtonId,
    onOpen: onReview,
  });

  if (isPending) return <ApplicationsSkeleton />;
  if (!data) {
    const shown = readError(error);
    return (
      <ErrorState
        title={m.admin_applications_error()}
        message={shown.message}
        onRetry={() => void query.refetch()}
        retrying={isFetching}
        {...(shown.requestId ? { requestId: shown.requestId } : {})}
      />
    );
  }
  if (rows.length === 0 && !isPlaceholderData) {
    return isFiltered ? (
      <EmptyState
        title={m.admin_nothing_matches()}
        action={
          <Button variant="secondary" onClick={() => void clearFilters()}>
            {m.admin_clear_filters()}
          </Button>
        }
      >
        {m.admin_applications_nothing_text()}
      </EmptyState>
    ) : (
      <EmptyState title={m.admin_applications_none()}>
        {m.admin_applications_none_text()}
      </EmptyState>
    );
  }

  const list = { rows, selected, onSelect: select, onReview };
  const { nextCursor, previousCursor } = data;
  return (
    <div className="grid min-w-0 gap-4">
      {error && <Alert tone="danger">{readError(error).message}</Alert>}
      <div
        aria-busy={isPlaceholderData}
        className={cn('min-w-0 transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {isWide ? <ApplicationsTable {...list} /> : <ApplicationCards {...list} />}
      </div>
      <Pagination
        summary={m.admin_applications_total({ count: data.total })}
        onPrevious={previousCursor ? () => void turnPage({ before: previousCursor }) : undefined}
        onNext={nextCursor ? () => void turnPage({ after: nextCursor }) : undefined}
      />
      {isWide && <p className="text-xs text-muted">{m.admin_keys_hint()}</p>}
    </div>
  );
}
