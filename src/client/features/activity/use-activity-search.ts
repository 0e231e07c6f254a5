import { getRouteApi } from '@tanstack/react-router';
import type { ActivityFilter } from '../../../shared/contracts/activity.ts';
import { dayBeginning } from '../../lib/day-param.ts';

const route = getRouteApi('/portal/admin/activity');

type Search = ReturnType<typeof route.useSearch>;
type Filters = Partial<Pick<Search, 'person' | 'kind' | 'from' | 'to'>>;

const firstPage = { after: undefined, before: undefined };

/** What the server is asked for: the days of the address as moments on the reader's clock. */
function filterOf({ person, kind, search, from, to }: Search): ActivityFilter {
  return {
    actorId: person,
    kind,
    record: search,
    from: from && dayBeginning(from),
    until: to && dayBeginning(to, 1),
  };
}

/** The list's state, which lives in the address, and the ways to change it. */
export function useActivitySearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = filterOf(search);
  return {
    search,
    filter,
    isFiltered: Object.values(filter).some((value) => value !== undefined),
    find: (text: string) =>
      navigate({
        search: (prev) => ({ ...prev, ...firstPage, search: text || undefined }),
        replace: true,
        resetScroll: false,
      }),
    narrow: (filters: Filters) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...filters }), resetScroll: false }),
    clearFilters: () => navigate({ search: {}, resetScroll: false }),
    turnPage: (cursor: { after: string } | { before: string }) =>
      navigate({ search: (prev) => ({ ...prev, ...firstPage, ...cursor }) }),
  };
}
