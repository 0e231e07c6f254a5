import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useAnnouncementsSearch } from './use-announcements-search.ts';

/** The page of announcements that the address describes; the rows before stay while the next ones load. */
export function useAnnouncements() {
  const { search, sort, order } = useAnnouncementsSearch();
  return trpc.admin.announcements.list.useQuery(
    {
      search: search.search,
      state: search.shown,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}
