import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useActivitySearch } from './use-activity-search.ts';

/** The page of events that the address describes, as it is now; the rows before stay while the next ones load. */
export function useActivity() {
  const { search, filter } = useActivitySearch();
  return trpc.admin.activity.find.useQuery(
    { ...filter, after: search.after, before: search.before },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
}
