import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { announcementSortSchema } from '../../../shared/contracts/announcement.ts';
import { createListActions, hasAnyParam } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';

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

/** Asks for the announcements again; done when they have arrived. */
export function useInvalidateAnnouncements() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.announcements) });
}
