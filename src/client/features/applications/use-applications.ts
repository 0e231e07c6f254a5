import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useApplicationsSearch } from './use-applications-search.ts';

/** The page of applications that the address describes; the rows before stay while the next ones load. */
export function useApplications() {
  const { search, sort, order } = useApplicationsSearch();
  return trpc.admin.applications.list.useQuery(
    {
      search: search.search,
      status: search.status,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}
