import { useState } from 'react';
import { withheldEntries } from '../../../shared/contracts/application.ts';
import {
  applicationSortSchema,
  type DecisionBatch,
} from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { SettingSwitch } from '../../setting-switch.tsx';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import {
  ApplicationCard,
  ReviewButton,
  reviewButtonId,
  SelectionContext,
  useRowSelection,
  useSelectionContext,
} from './application-summary.tsx';
import { applicationColumns, type ColumnChoice, useColumnChoice } from './applications-table.tsx';
import { ApplicationsToolbar } from './applications-toolbar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkTarget, useUndoBatch } from './decisions.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { NotifyButton } from './tell-applicants.tsx';
import { toApplicationFilter, useApplications, useApplicationsSearch } from './use-applications.ts';

/** The decisions on many of the last day, with the way back for those whose applicants know nothing yet. */
function RecentBatches() {
  const { data: batches = [] } = trpc.admin.applications.listBatches.useQuery();
  const { moment } = useDateTimeFormat();
  const [chosen, setChosen] = useState<DecisionBatch>();
  const { undo, isUndoing } = useUndoBatch(() => setChosen(undefined));
  if (batches.length === 0) return null;
  return (
    <details className="min-w-0 rounded border border-mist px-4 py-2 text-sm">
      <summary className="cursor-pointer py-1 font-medium">{m.applications_batches()}</summary>
      <ul className="m-0 grid list-none gap-3 p-0 py-2">
        {batches.map((batch) => {
          const { changed, undone, told, undoable, status, actorName, at } = batch;
          return (
            <li
              key={batch.batch}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
            >
              <div className="min-w-0 wrap-anywhere">
                <p>
                  {m.applications_batch({
                    count: changed,
                    status: statusNames[status](),
                    name: actorName,
                    date: moment(at),
                  })}
                </p>
                <p className="text-muted">
                  {[
                    ...(told > 0 ? [m.applications_batch_told({ count: told })] : []),
                    ...(undone > 0 ? [m.applications_batch_undone({ count: undone })] : []),
                  ].join(' · ')}
                </p>
              </div>
              {undoable > 0 && (
                <Button variant="secondary" size="sm" onClick={() => setChosen(batch)}>
                  {m.applications_batch_undo()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Dialog
        open={chosen !== undefined}
        onOpenChange={(open) => {
          if (!open && !isUndoing) setChosen(undefined);
        }}
        title={m.applications_batch_undo()}
        description={m.applications_batch_undo_text({ count: chosen?.undoable ?? 0 })}
        footer={
          <>
            <Button variant="secondary" disabled={isUndoing} onClick={() => setChosen(undefined)}>
              {m.ui_cancel()}
            </Button>
            <Button
              pending={isUndoing}
              onClick={() => {
                if (chosen) void undo(chosen.batch);
              }}
            >
              {m.applications_batch_undo()}
            </Button>
          </>
        }
      />
    </details>
  );
}

/** Returns the orders that the list can have: sorting must not reveal masked names. */
const availableSorts = (isBlind: boolean) =>
  applicationSortSchema.options.filter((sort) => !isBlind || !(sort in withheldEntries));

interface SelectionBarProps {
  /** Everything that matches search and filters. */
  total: number;
  /** False where the rows are only similar to the search: those are decided on one by one. */
  canChooseAll: boolean;
  /** The listed applicants do not know of their rejection yet: they can be notified. */
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
      aria-label={m.applications_selection()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-sea-soft px-4 py-2"
    >
      <p aria-live="polite" className="figures text-sm font-medium">
        {selection.kind === 'all'
          ? m.applications_selected_all({ count })
          : m.applications_selected({ count })}
      </p>
      <Button size="sm" onClick={onDecide}>
        {m.applications_bulk()}
      </Button>
      {isUntold && selection.kind === 'some' && (
        <>
          <NotifyButton ids={[...selection.versions.keys()]} how="mail" onDone={clear} />
          <NotifyButton ids={[...selection.versions.keys()]} how="elsewhere" onDone={clear} />
        </>
      )}
      {selection.kind === 'some' && canChooseAll && total > count && (
        <Button variant="secondary" size="sm" onClick={chooseAll}>
          {m.applications_select_all({ count: total })}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={clear}>
        {m.applications_select_none()}
      </Button>
    </section>
  );
}

interface ApplicationsListProps {
  query: ReturnType<typeof useApplications>;
  choice: ColumnChoice;
  onReview: (id: string) => void;
}

const noRows: never[] = [];

/** The page of applications that the address describes; several are decided on at once. */
function ApplicationsList({ query, choice, onReview }: ApplicationsListProps) {
  const search = useApplicationsSearch();
  const { rows = noRows, isBlind = false, isSimilar = false, total = 0, asOf } = query.data ?? {};
  const list = { ...search, sorts: availableSorts(isBlind) };
  const filter = toApplicationFilter(search.search);
  const chosen = useRowSelection(rows, JSON.stringify(filter));
  const [target, setTarget] = useState<BulkTarget>();

  return (
    <SelectionContext value={chosen}>
      <RecordList
        label={m.applications_title()}
        list={list}
        query={query}
        columns={applicationColumns}
        columnVisibility={choice.visibility}
        note={
          asOf && (
            <SelectionBar
              total={total}
              canChooseAll={!isSimilar}
              isUntold={filter.untold === true}
              onDecide={() => setTarget({ selection: chosen.selection, filter, total, asOf })}
            />
          )
        }
        card={(application, actions) => (
          <ApplicationCard application={application}>{actions}</ApplicationCard>
        )}
        actions={(application) => <ReviewButton application={application} onReview={onReview} />}
        elementId={reviewButtonId}
        onOpen={onReview}
        summary={(count) => m.applications_total({ count })}
        nothing={
          <>
            {m.applications_nothing_text()}
            {isBlind && search.search.search && ` ${m.applications_blind_search()}`}
          </>
        }
        empty={{ title: m.applications_none(), text: m.applications_none_text() }}
      />
      <BulkDialog
        target={target}
        onClose={(isDone) => {
          setTarget(undefined);
          if (isDone) chosen.clear();
        }}
      />
    </SelectionContext>
  );
}

export function ApplicationsPage() {
  const query = useApplications();
  const choice = useColumnChoice();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const { search, put } = useApplicationsSearch();
  const reviewing = useAddressDialog(
    { put },
    { closed: { review: undefined }, opener: search.review && reviewButtonId(search.review) },
  );

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <h1 className="text-2xl">{m.applications_title()}</h1>
        {query.data && (
          <div className="max-w-[46ch]">
            <SettingSwitch name="blind_review" isOn={query.data.isBlind} />
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
      <ApplicationsList
        query={query}
        choice={choice}
        onReview={(review) => reviewing.open({ review })}
      />
      <ReviewDialog
        id={search.review}
        rows={query.data?.rows ?? []}
        onMove={(review) => void put({ review }, { replace: true })}
        {...reviewing.dialog}
      />
    </main>
  );
}
