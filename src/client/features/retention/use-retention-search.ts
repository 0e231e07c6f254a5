import { getRouteApi } from '@tanstack/react-router';
import { listSearch } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/retention');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

/** The state of the screen, which lives in the address, and the ways to change it. */
export function useRetentionSearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const list = listSearch<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    kind: search.kind ?? 'rejectedApplications',
    state: search.state ?? 'soon',
    order: search.order ?? 'asc',
  } as const;
}
