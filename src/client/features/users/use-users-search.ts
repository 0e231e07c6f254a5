import { getRouteApi } from '@tanstack/react-router';
import type { UserSort, UserState } from '../../../shared/contracts/user.ts';
import type { Role } from '../../../shared/roles.ts';

const route = getRouteApi('/portal/admin/users');

/** The table's state, which lives in the address, and the ways to change it. */
export function useUsersSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sort = 'createdAt', order = 'desc' } = search;
  const firstPage = { after: undefined, before: undefined };
  return {
    search,
    sort,
    order,
    isFiltered: Boolean(search.search || search.role || search.state),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (filter: { role: Role | undefined } | { state: UserState | undefined }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...filter }), resetScroll: false }),
    clearFilters: () =>
      navigate({
        search: (prev) => ({
          ...prev,
          ...firstPage,
          search: undefined,
          role: undefined,
          state: undefined,
        }),
        resetScroll: false,
      }),
    sortBy: (next: UserSort, nextOrder: 'asc' | 'desc') =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, sort: next, order: nextOrder }),
        resetScroll: false,
      }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
    open: (dialog: { edit: string } | { changeRole: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...dialog }), resetScroll: false }),
    close: () =>
      navigate({
        search: (prev) => ({ ...prev, edit: undefined, changeRole: undefined }),
        resetScroll: false,
        replace: true,
      }),
  };
}
