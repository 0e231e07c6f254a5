import { keepPreviousData } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { ActivityKind } from '../../../shared/contracts/activity.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { activityKinds } from '../../domain/activity-kind.ts';
import { isOnBerlinClock, parseDayParam } from '../../lib/day-filter.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { ActivityList, useActivity, useActivitySearch } from './activity-list.tsx';

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
  const { search, filter } = useActivitySearch();
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
          onValueChange={(person) => void filter({ person: person?.value })}
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
          <CsvLink of="activity" filter={activityFilter}>
            {m.activity_export()}
          </CsvLink>
        </div>
      </div>
      <ActivityToolbar actorName={query.data?.actorName} />
      <ActivityList query={query} />
    </main>
  );
}
