import { m } from '../../../shared/i18n/paraglide/messages.js';
import { activityKinds } from '../../lib/activity-kind.ts';
import { isOnBerlinClock } from '../../lib/berlin-clock.ts';
import { dayParam } from '../../lib/day-param.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { kindLabels } from './labels.ts';
import { PersonFilter } from './person-filter.tsx';
import { useActivitySearch } from './use-activity-search.ts';

const anyKind = 'any';

export function ActivityToolbar({ actorName }: { actorName: string | null | undefined }) {
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
            onChange={({ target }) => void narrow({ from: dayParam(target.value) })}
          />
        </Field>
        <Field label={m.activity_filter_to()}>
          <Input
            type="date"
            value={search.to ?? ''}
            min={search.from}
            onChange={({ target }) => void narrow({ to: dayParam(target.value) })}
          />
        </Field>
      </div>
    </div>
  );
}
