import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useClientsSearch } from './use-clients-search.ts';

/** The page of clients that the address describes; the rows before stay while the next ones load. */
export function useClients() {
  const { search, sort, order } = useClientsSearch();
  const { nda, status, source, after, before } = search;
  return trpc.admin.clients.list.useQuery(
    {
      search: search.search,
      status,
      source,
      ndaSigned: nda && nda === 'signed',
      sort,
      order,
      after,
      before,
    },
    { placeholderData: keepPreviousData },
  );
}
