import { getRouteApi } from '@tanstack/react-router';
import { hasAny, listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/client/invoices');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = { search: undefined, state: undefined };

/** The state of the table of invoices, which lives in the address, and the ways to change it. */
export function useInvoicesSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const list = listSearch<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort: search.sort ?? 'issuedOn',
    order: search.order ?? 'desc',
    isFiltered: hasAny(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    read: (invoice: string | undefined, options?: { replace: boolean }) =>
      list.put({ invoice }, options),
  };
}
