import { getRouteApi } from '@tanstack/react-router';
import type { ApplicationSort } from '../../../shared/contracts/application.ts';
import { type ApplicationsSearch, readApplicationsSearch } from './applications-search.ts';

const route = getRouteApi('/portal/admin/applications');

const firstPage = { after: undefined, before: undefined };

/** What narrows the list beside the search and the status. */
export type MoreFilters = Pick<
  ApplicationsSearch,
  'position' | 'scoreFrom' | 'scoreTo' | 'from' | 'to'
>;
export const noMoreFilters: MoreFilters = {
  position: undefined,
  scoreFrom: undefined,
  scoreTo: undefined,
  from: undefined,
  to: undefined,
};

/** The table's state, which lives in the address, and the ways to change it. */
export function useApplicationsSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { sort = 'createdAt', order = 'desc', position, scoreFrom, scoreTo, from, to } = search;
  const moreFilters: MoreFilters = { position, scoreFrom, scoreTo, from, to };
  const activeFilters = Object.values(moreFilters).filter((value) => value !== undefined).length;
  return {
    search,
    sort,
    order,
    moreFilters,
    activeFilters,
    isFiltered: Boolean(search.search || search.status) || activeFilters > 0,
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    filter: (filters: Partial<MoreFilters> & Pick<ApplicationsSearch, 'status'>) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...filters }), resetScroll: false }),
    clearFilters: () =>
      navigate({
        search: (prev) => ({
          ...prev,
          ...firstPage,
          ...noMoreFilters,
          search: undefined,
          status: undefined,
        }),
        resetScroll: false,
      }),
    /** Takes the whole state of a view that was kept. */
    apply: (state: Record<string, string>) =>
      navigate({ search: () => readApplicationsSearch(state), resetScroll: false }),
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
