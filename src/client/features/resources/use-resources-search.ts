import { getRouteApi } from '@tanstack/react-router';
import { resourceSortSchema } from '../../../shared/contracts/resource.ts';
import { hasAny, listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/content');

type Search = ReturnType<typeof route.useSearch>;

const noFilters = {
  search: undefined,
  category: undefined,
  language: undefined,
  archived: undefined,
};

/** The list's state, which lives in the address, and the ways to change it. */
export function useResourcesSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = listSearch<Search>((next, options) => navigate({ search: next, ...options }));
  const sort = resourceSortSchema.catch('category').parse(search.sort);
  return {
    ...list,
    search,
    sort,
    order: search.order ?? (sort === 'updatedAt' ? 'desc' : 'asc'),
    isFiltered: hasAny(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    edit: (edit: string | undefined, options?: { replace: boolean }) => list.put({ edit }, options),
    showReaders: (readers: string | undefined, options?: { replace: boolean }) =>
      list.put({ readers }, options),
  };
}
