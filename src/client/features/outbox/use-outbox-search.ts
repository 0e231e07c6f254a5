import { getRouteApi } from '@tanstack/react-router';
import { hasAny, listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/outbox');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, status: undefined, kind: undefined };

/** The state of the outbox, which lives in the address, and the ways to change it. */
export function useOutboxSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const list = listSearch<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort: search.sort ?? 'createdAt',
    order: search.order ?? 'desc',
    isFiltered: hasAny(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    read: (mail: string | undefined, options?: { replace: boolean }) => list.put({ mail }, options),
  };
}
