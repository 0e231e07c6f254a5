import { getRouteApi } from '@tanstack/react-router';
import type { ActivityFilter } from '../../../shared/contracts/activity.ts';
import { officeDayStartIso } from '../../lib/day-filter.ts';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/activity');

const useSearch = () => route.useSearch();
type Search = ReturnType<typeof useSearch>;

const noFilters = {
  person: undefined,
  kind: undefined,
  search: undefined,
  from: undefined,
  to: undefined,
};

/** Builds the server's query: the days of the address as moments. */
function toActivityFilter({ person, kind, search, from, to }: Search): ActivityFilter {
  return {
    actorId: person,
    kind,
    record: search,
    from: from && officeDayStartIso(from),
    until: to && officeDayStartIso(to, 1),
  };
}

/** The list's state, which lives in the address, and the ways to change it. */
export function useActivitySearch() {
  const search = useSearch();
  const navigate = route.useNavigate();
  const {
    find,
    filter: narrow,
    turnPage,
  } = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    search,
    filter: toActivityFilter(search),
    isFiltered: hasAnyParam(search, noFilters),
    find,
    narrow,
    turnPage,
    clearFilters: () => narrow(noFilters),
  };
}
