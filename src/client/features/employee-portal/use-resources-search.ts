import { getRouteApi } from '@tanstack/react-router';
import { hasAny, listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/employee/resources');

type Search = ReturnType<typeof route.useSearch>;

const noFilters = {
  search: undefined,
  category: undefined,
  language: undefined,
  show: undefined,
};

/** The list's state, which lives in the address, and the ways to change it. */
export function useResourcesSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = listSearch<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    isFiltered: hasAny(search, noFilters),
    clearFilters: () => list.filter(noFilters),
  };
}
