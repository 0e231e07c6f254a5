import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import {
  type Activity,
  type ActivityFilter,
  maxCountedActivityRows,
} from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EventText, eventPath } from '../../domain/activity-event.tsx';
import { useClientNavigation } from '../../lib/client-navigation.ts';
import { officeDayStartIso } from '../../lib/day-filter.ts';
import { useListState } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { textLinkClass } from '../../ui/button.tsx';
import { createServerColumnHelper, type RowElementProps } from '../../ui/data-table.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { RecordList } from '../../ui/record-list.tsx';

const route = getRouteApi('/portal/admin/activity');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

/** Builds the server's query: the days of the address as moments. */
function toActivityFilter({ person, kind, search, from, to }: Search): ActivityFilter {
  return {
    actorId: person,
    kind,
    record: search,
    from: from && officeDayStartIso(from),
    until: to && officeDayStartIso(to, 1),
  };
}

/** The list's state, which lives in the address, and the ways to change it; the latest event comes first. */
export function useActivitySearch() {
  const list = useListState(route.useSearch(), route.useNavigate(), {
    person: undefined,
    kind: undefined,
    from: undefined,
    to: undefined,
  });
  return { ...list, activityFilter: toActivityFilter(list.search) };
}

/** The page of events that the address describes, as it is now; the rows before stay while the next ones load. */
export function useActivity() {
  const { search, activityFilter } = useActivitySearch();
  return trpc.admin.activity.find.useQuery(
    { ...activityFilter, after: search.after, before: search.before },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

/** The id of the link to an event's record, which stands for its row. */
const eventLinkId = (id: string) => `event-${id}`;

/** The author; a click filters by them. */
function PersonButton({ event: { actorId, actorName } }: { event: Activity }) {
  const { search, filter } = useActivitySearch();
  if (actorName === null) return <span className="text-muted">–</span>;
  if (actorId === null || actorId === search.person) return actorName;
  return (
    <button
      type="button"
      aria-label={m.activity_only_person({ name: actorName })}
      onClick={() => void filter({ person: actorId })}
      className={`rounded text-start ${textLinkClass}`}
    >
      {actorName}
    </button>
  );
}

const column = createServerColumnHelper<Activity>();

const activityColumns = column.columns([
  column.accessor('action', {
    id: 'what',
    enableSorting: false,
    meta: { rowHeader: true },
    header: () => m.activity_column_what(),
    cell: ({ row: { original } }) => (
      <span className="font-normal">
        <EventText event={original} id={eventLinkId(original.id)} />
      </span>
    ),
  }),
  column.accessor('actorName', {
    enableSorting: false,
    header: () => m.activity_column_person(),
    cell: ({ row: { original } }) => <PersonButton event={original} />,
  }),
  column.accessor('at', {
    enableSorting: false,
    header: () => m.activity_column_time(),
    cell: ({ row: { original } }) => <LocalDateTime time={original.at} className="text-muted" />,
  }),
]);

function EventItem({ onFocus, children }: RowElementProps) {
  return (
    <li onFocus={onFocus} className="grid gap-1 border-t border-mist py-3 first:border-t-0">
      {children}
    </li>
  );
}

const totalText = (total: number) =>
  total > maxCountedActivityRows
    ? m.activity_total_more({ count: m.ui_number({ value: maxCountedActivityRows }) })
    : m.activity_total({ count: total });

export function ActivityList({ query }: { query: ReturnType<typeof useActivity> }) {
  const list = useActivitySearch();
  const router = useRouter();
  const links = useClientNavigation();
  return (
    <RecordList
      label={m.activity_title()}
      list={list}
      query={query}
      columns={activityColumns}
      frame={(rows) => <div {...links}>{rows}</div>}
      Cards="ol"
      cardsClass=""
      CardItem={EventItem}
      card={(event) => (
        <>
          <div className="min-w-0 break-words">
            <EventText event={event} id={eventLinkId(event.id)} />
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 text-sm">
            <PersonButton event={event} />
            <LocalDateTime time={event.at} className="text-muted" />
          </div>
        </>
      )}
      elementId={eventLinkId}
      // Only rows with a record can be opened.
      canOpen={(event) => eventPath(event) !== null}
      onOpen={(id) => {
        const event = query.data?.rows.find((row) => row.id === id);
        const href = event && eventPath(event);
        if (href) void router.navigate({ href });
      }}
      errorTitle={m.activity_error()}
      summary={totalText}
      nothing={m.activity_nothing_text()}
      empty={{ title: m.activity_none(), text: m.activity_none_text() }}
      hint={m.activity_keys_hint()}
    />
  );
}
