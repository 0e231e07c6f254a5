import { getRouteApi } from '@tanstack/react-router';
import { listSearch } from '../../lib/list-search.ts';
import { type ApplicationsSearch, readApplicationsSearch } from './applications-search.ts';

const route = getRouteApi('/portal/admin/applications');

/** What narrows the list beside the search and the status. */
export type MoreFilters = Pick<
  ApplicationsSearch,
  'untold' | 'position' | 'scoreFrom' | 'scoreTo' | 'from' | 'to'
>;
export const noMoreFilters: MoreFilters = {
  untold: undefined,
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
  const {
    sort = 'createdAt',
    order = 'desc',
    untold,
    position,
    scoreFrom,
    scoreTo,
    from,
    to,
  } = search;
  const moreFilters: MoreFilters = { untold, position, scoreFrom, scoreTo, from, to };
  const activeFilters = Object.values(moreFilters).filter((value) => value !== undefined).length;
  const list = listSearch<ApplicationsSearch>((next, options) =>
    navigate({ search: next, ...options }),
  );
  return {
    ...list,
    search,
    sort,
    order,
    moreFilters,
    activeFilters,
    isFiltered: Boolean(search.search || search.status) || activeFilters > 0,
    clearFilters: () => list.filter({ ...noMoreFilters, search: undefined, status: undefined }),
    /** Takes the whole state of a view that was kept. */
    apply: (state: Record<string, string>) =>
      navigate({ search: () => readApplicationsSearch(state), resetScroll: false }),
    review: (id: string | undefined, options?: { replace: boolean }) =>
      list.put({ review: id }, options),
  };
}
