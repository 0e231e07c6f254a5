import { getRouteApi, useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import {
  type Activity,
  type ActivityFilter,
  maxCountedActivityRows,
} from '../../../shared/contracts/activity.ts';
import { type ActivityKind, activityKinds } from '../../../shared/domain/activity-kinds.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EventText, eventPath } from '../../domain/activity-event.tsx';
import { useClientNavigation } from '../../lib/client-navigation.ts';
import { isOnBerlinClock, officeDayStartIso, parseDayParam } from '../../lib/day-filter.ts';
import { pageOptions, useListState } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button, textLinkClass } from '../../ui/button.tsx';
import { ComboboxField } from '../../ui/combobox.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { createServerColumnHelper, type RowElementProps } from '../../ui/data-table.tsx';
import { Field } from '../../ui/field.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { Input } from '../../ui/input.tsx';
import { PortalPage } from '../../ui/portal-page.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

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
function useActivitySearch() {
  const list = useListState(route.useSearch(), route.useNavigate(), {
    person: undefined,
    kind: undefined,
    from: undefined,
    to: undefined,
  });
  return { ...list, activityFilter: toActivityFilter(list.search) };
}

/** The page of events that the address describes, as it is now; the rows before stay while the next ones load. */
function useActivity() {
  const { page, activityFilter } = useActivitySearch();
  return trpc.admin.activity.find.useQuery(
    { ...activityFilter, after: page.after, before: page.before },
    { ...pageOptions, refetchOnMount: 'always' },
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
    meta: { rowHeader: true },
    header: () => m.activity_column_what(),
    cell: ({ row: { original } }) => (
      <span className="font-normal">
        <EventText event={original} id={eventLinkId(original.id)} />
      </span>
    ),
  }),
  column.accessor('actorName', {
    header: () => m.activity_column_person(),
    cell: ({ row: { original } }) => <PersonButton event={original} />,
  }),
  column.accessor('at', {
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

function ActivityList({ query }: { query: ReturnType<typeof useActivity> }) {
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
      summary={totalText}
      nothing={m.activity_nothing_text()}
      empty={{ title: m.activity_none(), text: m.activity_none_text() }}
      hint={m.activity_keys_hint()}
    />
  );
}

const kindLabels: Record<ActivityKind, () => string> = {
  user: m.activity_kind_user,
  application: m.activity_kind_application,
  resume: m.activity_kind_resume,
  question: m.activity_kind_question,
  client: m.activity_kind_client,
  contact: m.activity_kind_contact,
  booking: m.activity_kind_booking,
  newsletter: m.activity_kind_newsletter,
  employee: m.activity_kind_employee,
  news: m.activity_kind_news,
  announcement: m.activity_kind_announcement,
  resource: m.activity_kind_resource,
  gallery: m.activity_kind_gallery,
  mail: m.activity_kind_mail,
  setting: m.activity_kind_setting,
  retention: m.activity_kind_retention,
  activity: m.activity_kind_activity,
};

const maxSuggestions = 8;

interface PersonFilterProps {
  /** Name of the chosen person, as far as it is known. */
  name: string | null | undefined;
}

/** Filters the acts by user: one of them, found by name or e-mail address. */
function PersonFilter({ name }: PersonFilterProps) {
  const { search, filter } = useActivitySearch();
  const [text, setText] = useState('');
  const words = useDeferredValue(text);
  const users = trpc.admin.users.list.useQuery(
    { search: words || undefined, sort: 'lastName', order: 'asc', limit: maxSuggestions },
    { ...pageOptions, select: ({ rows }) => rows },
  );
  return (
    <ComboboxField
      label={m.activity_filter_person()}
      className="w-full sm:w-52"
      placeholder={m.activity_person_placeholder()}
      value={
        search.person ? { value: search.person, label: name ?? m.activity_person_unknown() } : null
      }
      onValueChange={(person) => void filter({ person: person?.value })}
      query={users}
      toOption={({ id, firstName, lastName, email }) => ({
        value: id,
        label: `${firstName} ${lastName}`.trim() || email,
      })}
      errorText={m.activity_people_not_loaded()}
      onSearch={setText}
    />
  );
}

const anyKind = 'any';

function ActivityToolbar({ actorName }: { actorName: string | null | undefined }) {
  const { search, find, filter } = useActivitySearch();
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <SearchField
        label={m.activity_search()}
        placeholder={m.activity_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:mb-1.5 sm:w-72"
      />
      <PersonFilter name={actorName} />
      <Field label={m.activity_filter_kind()} className="w-full sm:w-52">
        <Select
          value={search.kind ?? anyKind}
          onValueChange={(value) =>
            void filter({ kind: activityKinds.find((kind) => kind === value) })
          }
          options={[
            { value: anyKind, label: m.activity_kind_any() },
            ...activityKinds.map((value) => ({ value, label: kindLabels[value]() })),
          ]}
        />
      </Field>
      <div className="grid w-full grid-cols-2 items-end gap-3 sm:w-auto">
        <Field
          label={m.activity_filter_from()}
          hint={isOnBerlinClock() ? undefined : m.ui_days_berlin()}
        >
          <Input
            type="date"
            value={search.from ?? ''}
            max={search.to}
            onChange={({ target }) => void filter({ from: parseDayParam(target.value) })}
          />
        </Field>
        <Field label={m.activity_filter_to()}>
          <Input
            type="date"
            value={search.to ?? ''}
            min={search.from}
            onChange={({ target }) => void filter({ to: parseDayParam(target.value) })}
          />
        </Field>
      </div>
    </div>
  );
}

export function ActivityPage() {
  const query = useActivity();
  const { activityFilter } = useActivitySearch();
  return (
    <PortalPage
      title={m.activity_title()}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            pending={query.isFetching && !query.isPending}
            onClick={() => void query.refetch()}
          >
            <RefreshCw aria-hidden="true" strokeWidth={1.5} className="size-4" />
            {m.activity_refresh()}
          </Button>
          <CsvLink of="activity" filter={activityFilter}>
            {m.activity_export()}
          </CsvLink>
        </div>
      }
    >
      <ActivityToolbar actorName={query.data?.actorName} />
      <ActivityList query={query} />
    </PortalPage>
  );
}
