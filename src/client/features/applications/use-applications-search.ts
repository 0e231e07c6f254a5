import { getRouteApi } from '@tanstack/react-router';
import type { ApplicationSort, ApplicationStatus } from '../../../shared/contracts/application.ts';

const route = getRouteApi('/portal/admin/applications');

/** The table's state, which lives in the address, and the ways to change it. */
export function useApplicationsSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sort = 'createdAt', order = 'desc' } = search;
  const firstPage = { after: undefined, before: undefined };
  return {
    search,
    sort,
    order,
    isFiltered: Boolean(search.search || search.status),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (status: ApplicationStatus | undefined) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, status }), resetScroll: false }),
    clearFilters: () =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: undefined, status: undefined }),
        resetScroll: false,
      }),
    sortBy: (next: ApplicationSort, nextOrder: 'asc' | 'desc') =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, sort: next, order: nextOrder }),
        resetScroll: false,
      }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
    review: (id: string | undefined, options?: { replace: boolean }) =>
      navigate({
        search: (prev) => ({ ...prev, review: id }),
        resetScroll: false,
        ...options,
      }),
  };
}
