import { getRouteApi } from '@tanstack/react-router';
import { localeSchema } from '../../../shared/contracts/fields.ts';
import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import { resourceLanguageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { pageOptions, useListState } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { NothingFound, PagedList } from '../../ui/paged-list.tsx';
import { PortalPage } from '../../ui/portal-page.tsx';
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

/** The list's state, which lives in the address, and the ways to change it. */
const useResourcesSearch = () =>
  useListState(route.useSearch(), route.useNavigate(), {
    category: undefined,
    language: undefined,
    show: undefined,
  });

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

function ResourcesToolbar({ categories, waiting }: ResourcesToolbarProps) {
  const list = useResourcesSearch();
  const { search, filter } = list;
  return (
    <ListToolbar
      list={list}
      label={m.resources_search()}
      placeholder={m.resources_search_placeholder()}
      className="w-full sm:w-96"
    >
      <FilterGroup
        label={m.employee_portal_resources_filter()}
        value={search.show ?? 'all'}
        onValueChange={(value) => void filter({ show: value === 'all' ? undefined : value })}
        items={[
          { value: 'all', label: m.employee_portal_resources_all() },
          { value: 'waiting', label: m.employee_portal_resources_waiting(), count: waiting },
        ]}
      />
      <FilterSelect
        label={m.resources_category_filter()}
        anyLabel={m.resources_all_categories()}
        values={categories}
        value={search.category}
        onValueChange={(category) => filter({ category })}
      />
      <FilterSelect
        label={m.ui_language()}
        anyLabel={m.resources_all_languages()}
        values={localeSchema.options}
        nameOf={(language) => resourceLanguageNames[language]()}
        value={search.language}
        onValueChange={(language) => filter({ language })}
        className="w-full sm:w-48"
      />
    </ListToolbar>
  );
}

export function ResourcesPage() {
  const { search, turnPage } = useResourcesSearch();
  const { show, ...filter } = search;
  const query = trpc.employee.listResources.useQuery(
    { ...filter, isWaiting: show === 'waiting' },
    { ...pageOptions, staleTime: 0 },
  );
  return (
    <PortalPage title={m.employee_portal_resources()}>
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
    </PortalPage>
  );
}
