import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { languageLabels } from './labels.ts';
import { ResourceItem } from './resource-item.tsx';

/** Resources under the names of their categories; they come in the order of these. */
function ResourceGroups({ resources }: { resources: readonly EmployeeResource[] }) {
  const groups = Map.groupBy(resources, ({ category }) => category);
  return (
    <div className="grid gap-8">
      {[...groups].map(([category, members]) => (
        <section key={category} aria-label={category} className="min-w-0">
          <h2 className="border-b border-edge pb-2 text-lg wrap-anywhere">{category}</h2>
          <ul className="m-0 grid list-none p-0">
            {members.map((resource) => (
              <ResourceItem key={resource.id} resource={resource} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const route = getRouteApi('/portal/employee/resources');

type Search = ReturnType<typeof route.useSearch>;

const noFilters = {
  search: undefined,
  category: undefined,
  language: undefined,
  show: undefined,
};

/** The list's state, which lives in the address, and the ways to change it. */
function useResourcesSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    isFiltered: hasAnyParam(search, noFilters),
    clearFilters: () => list.filter(noFilters),
  };
}

/** No resource: none at all, none that waits, or none for what was looked for. */
function ResourcesEmptyState() {
  const { search, isFiltered, clearFilters } = useResourcesSearch();
  const { search: words, category, language, show } = search;
  if (!isFiltered) {
    return (
      <EmptyState title={m.employee_portal_resources_none()}>
        {m.employee_portal_resources_none_text()}
      </EmptyState>
    );
  }
  if (show === 'waiting' && !words && !category && !language) {
    return (
      <EmptyState
        title={m.employee_portal_resources_done()}
        action={
          <Button variant="secondary" onClick={() => void clearFilters()}>
            {m.employee_portal_show_all()}
          </Button>
        }
      >
        {m.employee_portal_resources_done_text()}
      </EmptyState>
    );
  }
  return (
    <NothingFound onClear={() => void clearFilters()}>{m.resources_nothing_text()}</NothingFound>
  );
}

interface ResourcesToolbarProps {
  categories: readonly string[] | undefined;
  /** Number that wait for the reader. */
  waiting: number | undefined;
}

/** No category is called so: they are trimmed. */
const anyCategory = ' ';

function ResourcesToolbar({ categories, waiting }: ResourcesToolbarProps) {
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
        value={search.category ?? anyCategory}
        onValueChange={(value) =>
          void filter({ category: value === anyCategory ? undefined : value })
        }
        options={[
          { value: anyCategory, label: m.resources_all_categories() },
          ...[...offered].map((category) => ({ value: category, label: category })),
        ]}
      />
      <Select
        aria-label={m.resources_language_filter()}
        className="w-full sm:w-48"
        value={search.language ?? anyCategory}
        onValueChange={(value) => void filter({ language: localeSchema.safeParse(value).data })}
        options={[
          { value: anyCategory, label: m.resources_all_languages() },
          ...localeSchema.options.map((language) => ({
            value: language,
            label: languageLabels[language](),
          })),
        ]}
      />
    </div>
  );
}

export function ResourcesPage() {
  const { search, turnPage } = useResourcesSearch();
  const { show, ...filter } = search;
  const query = trpc.employee.listResources.useQuery(
    { ...filter, isWaiting: show === 'waiting' },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.employee_portal_resources()}</h1>
      <ResourcesToolbar categories={query.data?.categories} waiting={query.data?.waiting} />
      <PagedList
        query={query}
        errorTitle={m.resources_error()}
        empty={<ResourcesEmptyState />}
        summary={(count) => m.resources_total({ count })}
        onPageChange={(cursor) => void turnPage(cursor)}
      >
        {(rows) => <ResourceGroups resources={rows} />}
      </PagedList>
    </main>
  );
}
