import { getRouteApi } from '@tanstack/react-router';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/clients');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, status: undefined, nda: undefined, source: undefined };

/** The list's state, which lives in the address, and the ways to change it. */
export function useClientsSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const { sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' } = search;
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort,
    order,
    isFiltered: hasAnyParam(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    show: (view: Search['view']) => list.put({ view }, { replace: true }),
    add: (add: true | undefined, options?: { replace: boolean }) => list.put({ add }, options),
  };
}
