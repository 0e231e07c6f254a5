import { getRouteApi } from '@tanstack/react-router';
import { hasAny, listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/employees');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = {
  search: undefined,
  state: undefined,
  visibility: undefined,
  department: undefined,
};

/** The table's state, which lives in the address, and the ways to change it. */
export function useEmployeesSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const { sort = 'displayOrder', order = 'asc' } = search;
  const list = listSearch<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort,
    order,
    isFiltered: hasAny(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    edit: (edit: string | undefined, options?: { replace: boolean }) => list.put({ edit }, options),
    showCode: (qr: string | undefined, options?: { replace: boolean }) => list.put({ qr }, options),
  };
}
