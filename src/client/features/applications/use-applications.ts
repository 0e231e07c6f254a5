import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.tsx';
import { filterOf } from './filter-of.ts';
import { useApplicationsSearch } from './use-applications-search.ts';

/** The page of applications that the address describes; the rows before stay while the next ones load. */
export function useApplications() {
  const { search, sort, order } = useApplicationsSearch();
  return trpc.admin.applications.list.useQuery(
    { ...filterOf(search), sort, order, after: search.after, before: search.before },
    { placeholderData: keepPreviousData },
  );
}
