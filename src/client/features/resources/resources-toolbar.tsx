import {
  type ListResourcesOutput,
  resourceLanguageSchema,
} from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { languageLabels } from './labels.ts';
import { useResourcesSearch } from './use-resources-search.ts';

/** No category is called so: they are trimmed. */
const any = ' ';

export function ResourcesToolbar({ list }: { list: ListResourcesOutput | undefined }) {
  const { search, find, filter } = useResourcesSearch();
  const categories = new Set(list?.categories);
  if (search.category) categories.add(search.category);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SearchField
        label={m.resources_search()}
        placeholder={m.resources_search_placeholder()}
        value={search.search ?? ''}
        onSearch={find}
        className="w-full sm:w-80"
      />
      <FilterGroup
        label={m.resources_filter()}
        value={search.archived ? 'archived' : 'current'}
        onValueChange={(value) =>
          void filter({ archived: value === 'archived' ? true : undefined })
        }
        items={[
          { value: 'current', label: m.resources_current(), count: list?.counts.current },
          { value: 'archived', label: m.resources_archived(), count: list?.counts.archived },
        ]}
      />
      <Select
        aria-label={m.resources_category_filter()}
        className="w-full sm:w-56"
        value={search.category ?? any}
        onValueChange={(value) => void filter({ category: value === any ? undefined : value })}
        options={[
          { value: any, label: m.resources_all_categories() },
          ...[...categories].map((category) => ({ value: category, label: category })),
        ]}
      />
      <Select
        aria-label={m.resources_language_filter()}
        className="w-full sm:w-56"
        value={search.language ?? any}
        onValueChange={(value) =>
          void filter({ language: resourceLanguageSchema.safeParse(value).data })
        }
        options={[
          { value: any, label: m.resources_all_languages() },
          ...resourceLanguageSchema.options.map((language) => ({
            value: language,
            label: languageLabels[language](),
          })),
        ]}
      />
    </div>
  );
}
