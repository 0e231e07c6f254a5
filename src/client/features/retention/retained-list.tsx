import { getRouteApi, useRouteContext } from '@tanstack/react-router';
import { officeTimeZone } from '../../../shared/content/meetings.ts';
import type {
  HeldKind,
  RetainedKind,
  RetainedRecord,
  RetainedState,
} from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { HoldControl, HoldText } from '../../domain/legal-hold.tsx';
import { useArrival } from '../../invalidation.ts';
import { createListActions } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { createServerColumnHelper, DataTable, useServerTable } from '../../ui/data-table.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';

/** The day by the office's calendar on which a record goes; struck out while it is held. */
export function DueDate({ record: { dueAt, hold } }: { record: RetainedRecord }) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: officeTimeZone });
  const time = (
    <time dateTime={dueAt.toISOString()} className="figures whitespace-nowrap">
      {day.format(dueAt)}
    </time>
  );
  return hold ? <s className="text-muted">{time}</s> : time;
}

/** Name of a record, which may be missing. */
export function RecordLabel({ label }: { label: string }) {
  if (label === '') return <span className="text-muted">{m.retention_nameless()}</span>;
  return <bdi className="wrap-anywhere">{label}</bdi>;
}

export const stateLabels: Record<RetainedState, () => string> = {
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

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

/** The state of the screen, which lives in the address, and the ways to change it. */
export function useRetentionSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    kind: search.kind ?? 'rejectedApplications',
    state: search.state ?? 'soon',
    order: search.order ?? 'asc',
  } as const;
}

interface RetainedRecordHoldProps {
  record: RetainedRecord;
  onFocus: (id: string) => void;
}

export const holdButtonId = (id: string) => `hold-${id}`;

/** The button that holds a record of the list, or lifts its hold. */
export function RetainedRecordHold({
  record: { id, label, hold },
  onFocus,
}: RetainedRecordHoldProps) {
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
      onFocus={() => onFocus(id)}
    />
  );
}

const column = createServerColumnHelper<RetainedRecord>();

const retainedColumns = column.columns([
  column.accessor('label', {
    header: () => m.retention_column_record(),
    meta: { rowHeader: true },
    enableSorting: false,
    cell: ({ getValue }) => (
      <span className="block max-w-96 min-w-40 font-normal">
        <RecordLabel label={getValue()} />
      </span>
    ),
  }),
  column.accessor('since', {
    header: () => m.retention_column_since(),
    cell: ({ getValue }) => <LocalDate time={getValue()} />,
  }),
  column.accessor('dueAt', {
    header: () => m.retention_column_due(),
    enableSorting: false,
    cell: ({ row }) => <DueDate record={row.original} />,
  }),
  column.accessor('hold', {
    header: () => m.retention_column_hold(),
    enableSorting: false,
    cell: ({ getValue }) => {
      const hold = getValue();
      return hold && <HoldText hold={hold} />;
    },
  }),
]);

export interface RetainedListProps {
  rows: RetainedRecord[];
  selected: string | undefined;
  onSelect: (id: string) => void;
}

export function RetainedTable({ rows, selected, onSelect }: RetainedListProps) {
  const { kind, order, filter } = useRetentionSearch();
  const table = useServerTable({
    columns: retainedColumns,
    rows,
    sorts: ['since'] as const,
    sort: 'since',
    order,
    onSort: (_, way) => void filter({ order: way }),
  });
  return (
    <DataTable
      label={retainedNames[kind]()}
      table={table}
      selected={selected}
      actions={(record) => <RetainedRecordHold record={record} onFocus={onSelect} />}
    />
  );
}
