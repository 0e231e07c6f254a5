import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { SimilarNote } from '../../ui/similar-note.tsx';
import { ApplicationCards } from './application-cards.tsx';
import { ApplicationsNone } from './applications-none.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { filterOf } from './filter-of.ts';
import { reviewButtonId } from './review-button.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { useApplications } from './use-applications.ts';
import { useApplicationsSearch } from './use-applications-search.ts';
import type { BulkTarget } from './use-bulk-review.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import { SelectionContext, useSelection } from './use-selection.ts';

interface ApplicationsResultProps {
  query: ReturnType<typeof useApplications>;
  choice: ColumnChoice;
  isWide: boolean;
  onReview: (id: string) => void;
}

const noRows: never[] = [];

export function ApplicationsResult({ query, choice, isWide, onReview }: ApplicationsResultProps) {
  const { isPlaceholderData } = query;
  const { search, turnPage } = useApplicationsSearch();
  const rows = query.data?.rows ?? noRows;
  const filter = filterOf(search);
  const chosen = useSelection(rows, JSON.stringify(filter));
  const [target, setTarget] = useState<BulkTarget>();
  const { selected, select } = useRowKeys({
    ids: rows.map(({ id }) => id),
    elementId: reviewButtonId,
    onOpen: onReview,
  });

  return (
    <QueryResult
      query={query}
      errorTitle={m.admin_applications_error()}
      skeleton={<ApplicationsSkeleton />}
    >
      {({ nextCursor, previousCursor, total, asOf, isBlind, isSimilar }) => {
        if (rows.length === 0 && !isPlaceholderData) return <ApplicationsNone isBlind={isBlind} />;
        const list = { rows, isBlind, selected, onSelect: select, onReview };
        return (
          <SelectionContext value={chosen}>
            <div className="grid min-w-0 gap-4">
              <SimilarNote isSimilar={isSimilar} />
              <SelectionBar
                total={total}
                canChooseAll={!isSimilar}
                isUntold={filter.untold === true}
                onDecide={() => setTarget({ selection: chosen.selection, filter, total, asOf })}
              />
              <div
                aria-busy={isPlaceholderData}
                className={cn('min-w-0 transition-opacity', isPlaceholderData && 'opacity-60')}
              >
                {isWide ? (
                  <ApplicationsTable {...list} visibility={choice.visibility} />
                ) : (
                  <ApplicationCards {...list} />
                )}
              </div>
              <Pagination
                summary={m.admin_applications_total({ count: total })}
                onPrevious={
                  previousCursor ? () => void turnPage({ before: previousCursor }) : undefined
                }
                onNext={nextCursor ? () => void turnPage({ after: nextCursor }) : undefined}
              />
              {isWide && <p className="text-xs text-muted">{m.admin_keys_hint()}</p>}
            </div>
            <BulkDialog
              target={target}
              onClose={(isDone) => {
                setTarget(undefined);
                if (isDone) chosen.clear();
              }}
            />
          </SelectionContext>
        );
      }}
    </QueryResult>
  );
}
