import { getRouteApi } from '@tanstack/react-router';
import { announcementSortSchema } from '../../../shared/contracts/announcement.ts';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';

const route = getRouteApi('/portal/admin/content');

type Search = ReturnType<typeof route.useSearch>;

const noFilters = { search: undefined, shown: undefined };

/** The list's state, which lives in the address, and the ways to change it. */
export function useAnnouncementsSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = createListActions<Search>((next, options) => navigate({ search: next, ...options }));
  return {
    ...list,
    search,
    sort: announcementSortSchema.catch('updatedAt').parse(search.sort),
    order: search.order ?? 'desc',
    isFiltered: hasAnyParam(search, noFilters),
    clearFilters: () => list.filter(noFilters),
    edit: (edit: string | undefined, options?: { replace: boolean }) => list.put({ edit }, options),
  };
}
