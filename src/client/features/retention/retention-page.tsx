import { getRouteApi, Link, useRouteContext } from '@tanstack/react-router';
import { officeTimeZone } from '../../../shared/content/meetings.ts';
import {
  type DueErasures,
  type ErasurePreview,
  type HeldKind,
  type RetainedKind,
  type RetainedRecord,
  type RetainedState,
  retainedKindSchema,
  retainedStateSchema,
} from '../../../shared/contracts/retention.ts';
import { getDateFormat } from '../../../shared/i18n/date-format.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { HoldControl, HoldText } from '../../domain/legal-hold.tsx';
import { useArrival } from '../../invalidation.ts';
import { pageOptions, useListSearch } from '../../lib/list-search.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { dateCell } from '../../ui/formatted-text.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { QueryError } from '../../ui/query-result.tsx';
import { RecordList } from '../../ui/record-list.tsx';

/** The day by the office's calendar on which a record goes; struck out while it is held. */
function DueDate({ record: { dueAt, hold } }: { record: RetainedRecord }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const day = getDateFormat(locale, { dateStyle: 'medium', timeZone: officeTimeZone });
  const time = (
    <time dateTime={dueAt.toISOString()} className="figures whitespace-nowrap">
      {day.format(dueAt)}
    </time>
  );
  return hold ? <s className="text-muted">{time}</s> : time;
}

/** Name of a record, which may be missing. */
function RecordLabel({ label }: { label: string }) {
  if (label === '') return <span className="text-muted">{m.retention_nameless()}</span>;
  return <bdi className="wrap-anywhere">{label}</bdi>;
}

const stateLabels: Record<RetainedState, () => string> = {
  soon: m.retention_state_soon,
  held: m.retention_state_held,
  all: m.retention_state_all,
};

/** As what the records of a period are held. */
const holdKinds: Record<RetainedKind, HeldKind> = {
  rejectedApplications: 'application',
  otherApplications: 'application',
  contactMessages: 'message',
  unconfirmedNewsletter: 'subscriber',
  bookings: 'booking',
  activityLog: 'event',
};

const route = getRouteApi('/portal/admin/retention');

/** The state of the screen, which lives in the address, and the ways to change it. */
function useRetentionSearch() {
  const list = useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: ['since'],
    sort: 'since',
    order: 'asc',
    filters: {},
  });
  const { kind = 'rejectedApplications', state = 'soon' } = list.search;
  return { ...list, kind, state };
}

const holdButtonId = (id: string) => `hold-${id}`;

/** The button that holds a record of the list, or lifts its hold. */
function RetainedRecordHold({ record: { id, label, hold } }: { record: RetainedRecord }) {
  const { kind } = useRetentionSearch();
  const held = { kind: holdKinds[kind], id };
  const arrival = useArrival('admin.retention');
  const set = trpc.admin.retention.setHold.useMutation();
  const lift = trpc.admin.retention.liftHold.useMutation();
  return (
    <HoldControl
      id={holdButtonId(id)}
      record={label || m.retention_nameless()}
      hold={hold}
      onHold={(reason) => set.mutateAsync({ ...held, reason })}
      onLift={() => lift.mutateAsync(held)}
      arrival={arrival}
    />
  );
}

const column = createServerColumnHelper<RetainedRecord>();

const retainedColumns = column.columns([
  column.accessor('label', {
    header: () => m.retention_column_record(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <span className="block max-w-96 min-w-40">
        <RecordLabel label={getValue()} />
      </span>
    ),
  }),
  column.accessor('since', { header: m.retention_column_since, cell: dateCell }),
  column.accessor('dueAt', {
    header: () => m.retention_column_due(),
    cell: ({ row }) => <DueDate record={row.original} />,
  }),
  column.accessor('hold', {
    header: () => m.retention_column_hold(),
    cell: ({ getValue }) => {
      const hold = getValue();
      return hold && <HoldText hold={hold} />;
    },
  }),
]);

const texts: Record<RetainedState, { title: () => string; text: () => string }> = {
  soon: { title: m.retention_none, text: m.retention_none_text },
  held: { title: m.retention_none_held, text: m.retention_none_held_text },
  all: { title: m.retention_none_at_all, text: m.retention_none_at_all_text },
};

/** The page of records that the address describes, with its filters. */
function RetainedList() {
  const list = useRetentionSearch();
  const { page, kind, state, order, filter } = list;
  const query = trpc.admin.retention.list.useQuery(
    { ...page, kind, state, order },
    { ...pageOptions, staleTime: 0 },
  );
  return (
    <>
      <ListToolbar
        list={list}
        label={m.retention_search()}
        placeholder={m.retention_search_placeholder()}
      >
        <FilterGroup
          label={m.retention_filter()}
          value={state}
          onValueChange={(value) => filter({ state: value === 'soon' ? undefined : value })}
          items={retainedStateSchema.options.map((value) => ({
            value,
            label: stateLabels[value](),
          }))}
        />
      </ListToolbar>
      <RecordList
        label={retainedNames[kind]()}
        list={{ ...list, sortBy: (_, way) => filter({ order: way }) }}
        query={query}
        columns={retainedColumns}
        actions={(record) => <RetainedRecordHold record={record} />}
        elementId={holdButtonId}
        onOpen={(id) => document.getElementById(holdButtonId(id))?.click()}
        nothing={m.retention_nothing_text()}
        empty={{ title: texts[state].title(), text: texts[state].text() }}
      />
    </>
  );
}

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
  const counts = trpc.admin.retention.countDue.useQuery(undefined, { staleTime: 0 });
  const pausedUntil = counts.data?.pausedUntil;
  return (
    <>
      {pausedUntil && (
        <Alert title={m.retention_paused_title({ date: moment(pausedUntil) })}>
          {m.retention_paused_text()}
        </Alert>
      )}
      {counts.error && <QueryError title={m.retention_counts_error()} query={counts} />}
      <KindLinks counts={counts.data} />
    </>
  );
}

/** Coming erasures with their dates, and held records. */
export function RetentionPage() {
  const { kind } = useRetentionSearch();

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
      <RetainedList />
    </main>
  );
}
