import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type DueErasures,
  type ErasurePreview,
  type RetainedKind,
  type RetainedState,
  retainedKindSchema,
  retainedStateSchema,
} from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { HoldText } from '../../domain/legal-hold.tsx';
import { readError } from '../../lib/read-error.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import {
  DueDate,
  holdButtonId,
  RecordLabel,
  type RetainedListProps,
  RetainedRecordHold,
  RetainedTable,
  stateLabels,
  useRetentionSearch,
} from './retained-list.tsx';

const figures = [
  ['now', m.retention_now],
  ['soon', m.retention_soon],
  ['held', m.retention_held],
] as const satisfies [keyof DueErasures, () => string][];

/** Start of the list of a kind. */
const recordsId = 'records';

interface KindLinksProps {
  /** Missing while they are being counted. */
  counts: ErasurePreview | undefined;
}

/** Every kind of record with what is about to go of it; leads to its list. */
function KindLinks({ counts }: KindLinksProps) {
  const { kind: current, search } = useRetentionSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const figureOf = (kind: RetainedKind, name: keyof DueErasures) =>
    counts ? m.ui_number({ value: counts.kinds[kind][name] }) : '…';
  return (
    <nav aria-label={m.retention_kinds()}>
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3">
        {retainedKindSchema.options.map((kind) => (
          <li key={kind} className="min-w-0">
            <Link
              to="/admin/retention"
              search={{ kind, state: search.state }}
              // On a phone the list lies out of sight below.
              {...(isWide ? { resetScroll: false } : { hash: recordsId })}
              aria-current={kind === current ? 'page' : undefined}
              className="block h-full rounded border border-mist bg-raised p-4 text-ink no-underline transition-colors hover:border-edge aria-[current]:border-sea aria-[current]:bg-sea-soft"
            >
              <span className="block font-medium">{retainedNames[kind]()}</span>
              <span className="mt-2 grid gap-1 text-sm">
                {figures.map(([name, label]) => (
                  <span key={name} className="flex justify-between gap-3">
                    <span className="text-muted">{label()}</span>
                    <span className="figures">{figureOf(kind, name)}</span>
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Number of records of each kind to be erased, and a waiting erasure. */
function CountsSection() {
  const { moment } = useDateTimeFormat();
  const { data, error, isFetching, refetch } = trpc.admin.retention.countDue.useQuery(undefined, {
    staleTime: 0,
  });
  const pausedUntil = data?.pausedUntil;
  return (
    <>
      {pausedUntil && (
        <Alert title={m.retention_paused_title({ date: moment(pausedUntil) })}>
          {m.retention_paused_text()}
        </Alert>
      )}
      {error && (
        <ErrorState
          title={m.retention_counts_error()}
          message={readError(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      <KindLinks counts={data} />
    </>
  );
}

/** The records for a narrow screen. */
function RetainedCards({ rows, selected, onSelect }: RetainedListProps) {
  const { kind } = useRetentionSearch();
  return (
    <ul aria-label={retainedNames[kind]()} className="m-0 grid list-none p-0">
      {rows.map((record) => (
        <li
          key={record.id}
          data-selected={record.id === selected || undefined}
          className="grid gap-2 border-b border-mist py-4 text-sm data-selected:border-sea"
        >
          <p className="min-w-0 text-base font-medium">
            <RecordLabel label={record.label} />
          </p>
          <dl className="m-0 flex flex-wrap gap-x-6 gap-y-1">
            <div className="flex gap-2">
              <dt className="text-muted">{m.retention_column_since()}</dt>
              <dd className="m-0">
                <LocalDate time={record.since} />
              </dd>
            </div>
            <div className="flex gap-2">
              <dt className="text-muted">{m.retention_column_due()}</dt>
              <dd className="m-0">
                <DueDate record={record} />
              </dd>
            </div>
          </dl>
          {record.hold && <HoldText hold={record.hold} />}
          <div className="-ms-3">
            <RetainedRecordHold record={record} onFocus={onSelect} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const texts: Record<RetainedState, { title: () => string; text: () => string }> = {
  soon: { title: m.retention_none, text: m.retention_none_text },
  held: { title: m.retention_none_held, text: m.retention_none_held_text },
  all: { title: m.retention_none_at_all, text: m.retention_none_at_all_text },
};

/** Stands where the list has no record. */
function RetainedEmptyState() {
  const { search, state, filter } = useRetentionSearch();
  if (search.search) {
    return (
      <NothingFound onClear={() => void filter({ search: undefined })}>
        {m.retention_nothing_text()}
      </NothingFound>
    );
  }
  return <EmptyState title={texts[state].title()}>{texts[state].text()}</EmptyState>;
}

function RetentionToolbar() {
  const { search, state, find, filter } = useRetentionSearch();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.retention_search()}
        placeholder={m.retention_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.retention_filter()}
        value={state}
        onValueChange={(value) => filter({ state: value === 'soon' ? undefined : value })}
        items={retainedStateSchema.options.map((value) => ({
          value,
          label: stateLabels[value](),
        }))}
      />
    </div>
  );
}

/** The page of records that the address describes; the rows before stay while the next ones load. */
function useRetained() {
  const { search, kind, state, order } = useRetentionSearch();
  const { after, before } = search;
  return trpc.admin.retention.list.useQuery(
    { kind, state, order, search: search.search, after, before },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
}

/** Coming erasures with their dates, and held records. */
export function RetentionPage() {
  const query = useRetained();
  const { kind, turnPage } = useRetentionSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const rows = query.data?.rows ?? [];
  const { selected, select } = useRowShortcuts({
    ids: rows.map(({ id }) => id),
    elementId: holdButtonId,
    onOpen: (id) => document.getElementById(holdButtonId(id))?.click(),
  });
  const List = isWide ? RetainedTable : RetainedCards;

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div>
        <h1 className="text-2xl">{m.retention_title()}</h1>
        <p className="mt-2 max-w-[70ch] text-muted">
          {m.retention_lead()}{' '}
          <Link to="/admin/settings" hash="retention" className={textLinkClass}>
            {m.retention_periods()}
          </Link>
          {' · '}
          <Link to="/admin/applications" search={{ untold: true }} className={textLinkClass}>
            {m.retention_untold()}
          </Link>
        </p>
      </div>
      <CountsSection />
      <h2 id={recordsId} className="mt-2 scroll-mt-6 text-xl">
        {retainedNames[kind]()}
      </h2>
      <RetentionToolbar />
      <PagedList
        query={query}
        errorTitle={m.retention_error()}
        summary={(count) => m.retention_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.admin_keys_hint() : undefined}
        empty={<RetainedEmptyState />}
      >
        {(shown) => <List rows={shown} selected={selected} onSelect={select} />}
      </PagedList>
    </main>
  );
}
