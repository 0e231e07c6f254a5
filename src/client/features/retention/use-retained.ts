import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useRetentionSearch } from './use-retention-search.ts';

/** The page of records that the address describes; the rows before stay while the next ones load. */
export function useRetained() {
  const { search, kind, state, order } = useRetentionSearch();
  const { after, before } = search;
  return trpc.admin.retention.list.useQuery(
    { kind, state, order, search: search.search, after, before },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
}
