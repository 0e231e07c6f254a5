import { retainedStateSchema } from '../../../shared/contracts/retention-preview.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { stateLabels } from './labels.ts';
import { useRetentionSearch } from './use-retention-search.ts';

export function RetentionToolbar() {
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
