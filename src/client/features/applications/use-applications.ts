import { getRouteApi } from '@tanstack/react-router';
import {
  type ApplicationFilter,
  applicationSortSchema,
} from '../../../shared/contracts/application-admin.ts';
import { officeDayStartIso } from '../../lib/day-filter.ts';
import { pageOptions, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { type ApplicationsSearch, parseApplicationsSearch } from './applications-search.ts';

const route = getRouteApi('/portal/admin/applications');

/** Filters beside the search and the status. */
export type MoreFilters = Pick<
  ApplicationsSearch,
  'untold' | 'position' | 'scoreFrom' | 'scoreTo' | 'from' | 'to'
>;
export const noMoreFilters: Record<keyof MoreFilters, undefined> = {
  untold: undefined,
  position: undefined,
  scoreFrom: undefined,
  scoreTo: undefined,
  from: undefined,
  to: undefined,
};

/** The table's state, which lives in the address, and the ways to change it. */
export function useApplicationsSearch() {
  const navigate = route.useNavigate();
  const list = useListSearch(route.useSearch(), navigate, {
    sorts: applicationSortSchema.options,
    sort: 'createdAt',
    order: 'desc',
    filters: { ...noMoreFilters, status: undefined },
  });
  return {
    ...list,
    /** Takes the whole state of a view that was saved. */
    apply: (state: Record<string, string>) =>
      navigate({ search: () => parseApplicationsSearch(state), resetScroll: false }),
  };
}

/** Builds the server's query: the days of the address as moments. */
export function toApplicationFilter(search: ApplicationsSearch): ApplicationFilter {
  const { from, to } = search;
  return {
    search: search.search,
    status: search.status,
    untold: search.untold,
    position: search.position,
    scoreFrom: search.scoreFrom,
    scoreTo: search.scoreTo,
    appliedFrom: from && officeDayStartIso(from),
    appliedBefore: to && officeDayStartIso(to, 1),
  };
}

/** The page of applications that the address describes; the rows before stay while the next ones load. */
export function useApplications() {
  const { search, page } = useApplicationsSearch();
  return trpc.admin.applications.list.useQuery(
    { ...toApplicationFilter(search), ...page },
    pageOptions,
  );
}
