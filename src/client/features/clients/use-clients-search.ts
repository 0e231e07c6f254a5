import { getRouteApi } from '@tanstack/react-router';
import type { ClientSort } from '../../../shared/contracts/client-record.ts';

const route = getRouteApi('/portal/admin/clients');

type Search = ReturnType<typeof route.useSearch>;
type Filters = Partial<Pick<Search, 'status' | 'nda' | 'source'>>;

/** The list's state, which lives in the address, and the ways to change it. */
export function useClientsSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' } = search;
  const firstPage = { after: undefined, before: undefined };
  return {
    search,
    sort,
    order,
    isFiltered: Boolean(search.search || search.status || search.nda || search.source),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (filters: Filters) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...filters }), resetScroll: false }),
    clearFilters: () =>
      navigate({ search: ({ view, sort: by, order: way }) => ({ view, sort: by, order: way }) }),
    sortBy: (next: ClientSort, nextOrder: 'asc' | 'desc') =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, sort: next, order: nextOrder }),
        resetScroll: false,
      }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
    show: (view: Search['view']) =>
      navigate({ search: (prev) => ({ ...prev, view }), resetScroll: false, replace: true }),
    add: (add: true | undefined, options?: { replace: boolean }) =>
      navigate({ search: (prev) => ({ ...prev, add }), resetScroll: false, ...options }),
  };
}
