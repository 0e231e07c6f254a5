import { keepPreviousData } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { type ActivityKind, maxCountedActivityRows } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { EventText, eventPath } from '../../domain/activity-event.tsx';
import { activityKinds } from '../../domain/activity-kind.ts';
import { useClientNavigation } from '../../lib/client-navigation.ts';
import { isOnBerlinClock, parseDayParam } from '../../lib/day-filter.ts';
import { useRowShortcuts } from '../../lib/row-keys.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { LocalDateTime } from '../../ui/formatted-text.tsx';
import { Input } from '../../ui/input.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import {
  type ActivityRowsProps,
  ActivityTable,
  eventLinkId,
  PersonButton,
} from './activity-table.tsx';
import { useActivitySearch } from './use-activity-search.ts';

/** The same rows on a narrow screen, below each other. */
function ActivityCards({ rows, onSelect }: ActivityRowsProps) {
  return (
    <ol aria-label={m.activity_title()}>
      {rows.map((event) => (
        <li key={event.id} className="grid gap-1 border-t border-mist py-3 first:border-t-0">
          <div className="min-w-0 break-words">
            <EventText
              event={event}
              id={eventLinkId(event.id)}
              onFocus={() => onSelect(event.id)}
            />
          </div>
          <div className="flex flex-wrap justify-between gap-x-4 text-sm">
            <PersonButton event={event} />
            <LocalDateTime time={event.at} className="text-muted" />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The page of events that the address describes, as it is now; the rows before stay while the next ones load. */
function useActivity() {
  const { search, filter } = useActivitySearch();
  return trpc.admin.activity.find.useQuery(
    { ...filter, after: search.after, before: search.before },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}

const totalText = (total: number) =>
  total > maxCountedActivityRows
    ? m.activity_total_more({ count: m.ui_number({ value: maxCountedActivityRows }) })
    : m.activity_total({ count: total });

function ActivityResult({ query }: { query: ReturnType<typeof useActivity> }) {
  const { isFiltered, clearFilters, turnPage } = useActivitySearch();
  const router = useRouter();
  const links = useClientNavigation();
  const isWide = useMediaQuery('(min-width: 64rem)');
  // Only rows with a record can be opened.
  const linked = query.data?.rows.filter((event) => eventPath(event) !== null) ?? [];
  const { selected, select } = useRowShortcuts({
    ids: linked.map(({ id }) => id),
    elementId: eventLinkId,
    onOpen: (id) => {
      const event = linked.find((row) => row.id === id);
      const href = event && eventPath(event);
      if (href) void router.navigate({ href });
    },
  });
  const List = isWide ? ActivityTable : ActivityCards;
  return (
    <PagedList
      query={query}
      errorTitle={m.activity_error()}
      summary={totalText}
      onPageChange={(cursor) => void turnPage(cursor)}
      hint={isWide ? m.activity_keys_hint() : undefined}
      empty={
        isFiltered ? (
          <NothingFound onClear={() => void clearFilters()}>
            {m.activity_nothing_text()}
          </NothingFound>
        ) : (
          <EmptyState title={m.activity_none()}>{m.activity_none_text()}</EmptyState>
        )
      }
    >
      {(rows) => (
        <div {...links}>
          <List rows={rows} selected={selected} onSelect={select} />
        </div>
      )}
    </PagedList>
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

/** Whose acts are shown: one of the users, found by name or e-mail address. */
function PersonFilter({ name }: PersonFilterProps) {
  const { search, narrow } = useActivitySearch();
  const [text, setText] = useState('');
  const words = useDeferredValue(text);
  const users = trpc.admin.users.list.useQuery(
    { search: words || undefined, sort: 'lastName', order: 'asc', limit: maxSuggestions },
    { placeholderData: keepPreviousData },
  );
  return (
    <div className="w-full sm:w-52">
      <Field label={m.activity_filter_person()}>
        <Combobox
          placeholder={m.activity_person_placeholder()}
          value={
            search.person
              ? { value: search.person, label: name ?? m.activity_person_unknown() }
              : null
          }
          onValueChange={(person) => void narrow({ person: person?.value })}
          onSearch={setText}
          options={users.data?.rows.map(({ id, firstName, lastName, email }) => ({
            value: id,
            label: `${firstName} ${lastName}`.trim() || email,
          }))}
        />
      </Field>
    </div>
  );
}

const anyKind = 'any';

function ActivityToolbar({ actorName }: { actorName: string | null | undefined }) {
  const { search, find, narrow } = useActivitySearch();
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
            void narrow({ kind: activityKinds.find((kind) => kind === value) })
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
            onChange={({ target }) => void narrow({ from: parseDayParam(target.value) })}
          />
        </Field>
        <Field label={m.activity_filter_to()}>
          <Input
            type="date"
            value={search.to ?? ''}
            min={search.from}
            onChange={({ target }) => void narrow({ to: parseDayParam(target.value) })}
          />
        </Field>
      </div>
    </div>
  );
}

export function ActivityPage() {
  const query = useActivity();
  const { filter } = useActivitySearch();
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{m.activity_title()}</h1>
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
          <CsvLink of="activity" filter={filter}>
            {m.activity_export()}
          </CsvLink>
        </div>
      </div>
      <ActivityToolbar actorName={query.data?.actorName} />
      <ActivityResult query={query} />
    </main>
  );
}
