import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useRouteContext } from '@tanstack/react-router';
import { officeTimeZone } from '../../../shared/content/meetings.ts';
import {
  type HeldKind,
  type RetainedKind,
  type RetainedRecord,
  type RetainedState,
  retainedStateSchema,
} from '../../../shared/contracts/retention.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { retainedNames } from '../../../shared/i18n/retention-names.ts';
import { HoldControl, HoldText } from '../../domain/legal-hold.tsx';
import { useArrival } from '../../invalidation.ts';
import { useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { RecordList } from '../../ui/record-list.tsx';

/** The day by the office's calendar on which a record goes; struck out while it is held. */
function DueDate({ record: { dueAt, hold } }: { record: RetainedRecord }) {
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
export function useRetentionSearch() {
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

const texts: Record<RetainedState, { title: () => string; text: () => string }> = {
  soon: { title: m.retention_none, text: m.retention_none_text },
  held: { title: m.retention_none_held, text: m.retention_none_held_text },
  all: { title: m.retention_none_at_all, text: m.retention_none_at_all_text },
};

/** The page of records that the address describes, with its filters. */
export function RetainedList() {
  const list = useRetentionSearch();
  const { search, kind, state, order, filter } = list;
  const { after, before } = search;
  const query = trpc.admin.retention.list.useQuery(
    { kind, state, order, search: search.search, after, before },
    { staleTime: 0, placeholderData: keepPreviousData },
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
        card={(record, actions) => (
          <>
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
            <div className="-ms-3">{actions}</div>
          </>
        )}
        actions={(record) => <RetainedRecordHold record={record} />}
        elementId={holdButtonId}
        onOpen={(id) => document.getElementById(holdButtonId(id))?.click()}
        errorTitle={m.retention_error()}
        summary={(count) => m.retention_total({ count })}
        nothing={m.retention_nothing_text()}
        empty={{ title: texts[state].title(), text: texts[state].text() }}
        hint={m.admin_keys_hint()}
      />
    </>
  );
}
