import { useRef, useState } from 'react';
import type { ApplicationSort } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../lib/cn.ts';
import { useDialogHistory } from '../../lib/dialog-behavior.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination, RowsSkeleton } from '../../ui/paged-list.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import { SimilarNote } from '../../ui/similar-note.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';
import { ApplicationCard, reviewButtonId } from './application-summary.tsx';
import {
  type ApplicationListProps,
  ApplicationsTable,
  availableSorts,
} from './applications-table.tsx';
import { ApplicationsToolbar } from './applications-toolbar.tsx';
import { BlindReviewSwitch } from './blind-switch.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkTarget } from './decisions.tsx';
import { RecentBatches } from './recent-batches.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { TellButton } from './tell-applicants.tsx';
import { toApplicationFilter, useApplications, useApplicationsSearch } from './use-applications.ts';
import { type ColumnChoice, useColumnChoice } from './use-column-choice.ts';
import { SelectionContext, useRowSelection, useSelectionContext } from './use-selection.ts';

const sortLabels: Record<ApplicationSort, () => string> = {
  createdAt: m.admin_column_applied,
  applicantName: m.admin_column_applicant,
  email: m.admin_column_email,
  position: m.admin_column_position,
  status: m.admin_column_status,
  finalScore: m.admin_column_final_score,
};

/** The rows for a narrow screen, with the sorting that the table has in its heads. */
function ApplicationCards({ rows, isBlind, selected, onSelect, onReview }: ApplicationListProps) {
  const { sort, order, sortBy } = useApplicationsSearch();
  return (
    <div className="grid gap-3">
      <SortFields
        list={{ sorts: availableSorts(isBlind), sort, order, sortBy }}
        labels={sortLabels}
      />
      <ul aria-label={m.admin_applications_title()} className="m-0 grid list-none gap-0 p-0">
        {rows.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            isSelected={application.id === selected}
            onSelect={onSelect}
            onReview={onReview}
          />
        ))}
      </ul>
    </div>
  );
}

function ApplicationsEmptyState({ isBlind }: { isBlind: boolean }) {
  const { search, isFiltered, clearFilters } = useApplicationsSearch();
  if (!isFiltered) {
    return (
      <EmptyState title={m.admin_applications_none()}>
        {m.admin_applications_none_text()}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={m.admin_nothing_matches()}
      action={
        <Button variant="secondary" onClick={() => void clearFilters()}>
          {m.admin_clear_filters()}
        </Button>
      }
    >
      {m.admin_applications_nothing_text()}
      {isBlind && search.search && ` ${m.admin_app_blind_search()}`}
    </EmptyState>
  );
}

const cells = [
  'h-4 w-40 max-w-full',
  'hidden h-4 flex-1 md:block',
  'hidden h-4 w-32 md:block',
  'ms-auto h-5 w-20',
  'hidden h-4 w-12 md:block',
  'h-9 w-20',
];

function ApplicationsSkeleton() {
  return <RowsSkeleton cells={cells} />;
}

interface SelectionBarProps {
  /** Everything that matches search and filters. */
  total: number;
  /** False where the rows are only similar to the search: those are decided on one by one. */
  canChooseAll: boolean;
  /** Those of the list know nothing of their rejection: they can be told. */
  isUntold: boolean;
  onDecide: () => void;
}

/** The selection, and its possible actions. */
function SelectionBar({ total, canChooseAll, isUntold, onDecide }: SelectionBarProps) {
  const { selection, chooseAll, clear } = useSelectionContext();
  const count = selection.kind === 'all' ? total : selection.versions.size;
  if (count === 0) return null;
  return (
    <section
      aria-label={m.admin_app_selection()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-sea-soft px-4 py-2"
    >
      <p aria-live="polite" className="figures text-sm font-medium">
        {selection.kind === 'all'
          ? m.admin_app_selected_all({ count })
          : m.admin_app_selected({ count })}
      </p>
      <Button size="sm" onClick={onDecide}>
        {m.admin_app_bulk()}
      </Button>
      {isUntold && selection.kind === 'some' && (
        <>
          <TellButton ids={[...selection.versions.keys()]} how="mail" onDone={clear} />
          <TellButton ids={[...selection.versions.keys()]} how="elsewhere" onDone={clear} />
        </>
      )}
      {selection.kind === 'some' && canChooseAll && total > count && (
        <Button variant="secondary" size="sm" onClick={chooseAll}>
          {m.admin_app_select_all({ count: total })}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={clear}>
        {m.admin_app_select_none()}
      </Button>
    </section>
  );
}

interface ApplicationsResultProps {
  query: ReturnType<typeof useApplications>;
  choice: ColumnChoice;
  isWide: boolean;
  onReview: (id: string) => void;
}

const noRows: never[] = [];

function ApplicationsResult({ query, choice, isWide, onReview }: ApplicationsResultProps) {
  const { isPlaceholderData } = query;
  const { search, turnPage } = useApplicationsSearch();
  const rows = query.data?.rows ?? noRows;
  const filter = toApplicationFilter(search);
  const chosen = useRowSelection(rows, JSON.stringify(filter));
  const [target, setTarget] = useState<BulkTarget>();
  const { selected, select } = useRowShortcuts({
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
        if (rows.length === 0 && !isPlaceholderData)
          return <ApplicationsEmptyState isBlind={isBlind} />;
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

export function ApplicationsPage() {
  const query = useApplications();
  const choice = useColumnChoice();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { search, review } = useApplicationsSearch();
  const lastReviewed = useRef<string>(undefined);
  if (search.review) lastReviewed.current = search.review;
  const history = useDialogHistory(() => void review(undefined, { replace: true }));

  function open(id: string) {
    history.noteOpened();
    void review(id);
  }

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <h1 className="text-2xl">{m.admin_applications_title()}</h1>
        {query.data && (
          <div className="max-w-[46ch]">
            <BlindReviewSwitch isBlind={query.data.isBlind} />
          </div>
        )}
      </div>
      <ApplicationsToolbar
        counts={query.data?.statusCounts}
        choice={choice}
        hasColumns={isWide}
        isSimilar={query.data?.isSimilar ?? false}
      />
      <RecentBatches />
      <ApplicationsResult query={query} choice={choice} isWide={isWide} onReview={open} />
      <ReviewDialog
        id={search.review}
        rows={query.data?.rows ?? []}
        onMove={(id) => void review(id, { replace: true })}
        onClose={history.close}
        returnFocus={() =>
          lastReviewed.current
            ? document.getElementById(reviewButtonId(lastReviewed.current))
            : null
        }
      />
    </main>
  );
}
