import { localeSchema } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { languageLabels } from './labels.ts';
import { useResourcesSearch } from './use-resources-search.ts';

interface ResourcesToolbarProps {
  categories: readonly string[] | undefined;
  /** How many wait for the reader. */
  waiting: number | undefined;
}

/** No category is called so: they are trimmed. */
const any = ' ';

export function ResourcesToolbar({ categories, waiting }: ResourcesToolbarProps) {
  const { search, find, filter } = useResourcesSearch();
  const offered = new Set(categories);
  if (search.category) offered.add(search.category);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.resources_search()}
        placeholder={m.resources_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-96"
      />
      <FilterGroup
        label={m.employee_portal_resources_filter()}
        value={search.show ?? 'all'}
        onValueChange={(value) => void filter({ show: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.employee_portal_resources_all() },
          { value: 'waiting', label: m.employee_portal_resources_waiting(), count: waiting },
        ]}
      />
      <Select
        aria-label={m.resources_category_filter()}
        className="w-full sm:w-56"
        value={search.category ?? any}
        onValueChange={(value) => void filter({ category: value === any ? undefined : value })}
        options={[
          { value: any, label: m.resources_all_categories() },
          ...[...offered].map((category) => ({ value: category, label: category })),
        ]}
      />
      <Select
        aria-label={m.resources_language_filter()}
        className="w-full sm:w-48"
        value={search.language ?? any}
        onValueChange={(value) => void filter({ language: localeSchema.safeParse(value).data })}
        options={[
          { value: any, label: m.resources_all_languages() },
          ...localeSchema.options.map((language) => ({
            value: language,
            label: languageLabels[language](),
          })),
        ]}
      />
    </div>
  );
}
