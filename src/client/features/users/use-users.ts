import { getRouteApi } from '@tanstack/react-router';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/users');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, role: undefined, state: undefined };
const noDialog = { edit: undefined, invite: undefined, changeRole: undefined };

/** The table's state, which lives in the address, and the ways to change it. */
export function useUsersSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const { sort = 'createdAt', order = 'desc' } = search;
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort,
    order,
    isFiltered: hasAnyParam(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    open: (dialog: { edit: string } | { changeRole: string }) => list.put(dialog),
    close: () => list.put(noDialog, { replace: true }),
  };
}
