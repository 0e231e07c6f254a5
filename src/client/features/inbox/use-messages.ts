import { keepPreviousData } from '@tanstack/react-query';
import { messageSortSchema } from '../../../shared/contracts/inbox.ts';
import { trpc } from '../../trpc.ts';
import { useInboxSearch } from './use-inbox-search.ts';

/** The page of messages that the address describes; the rows before stay while the next ones load. */
export function useMessages() {
  const { search, order } = useInboxSearch();
  return trpc.admin.inbox.listMessages.useQuery(
    {
      search: search.search,
      status: search.status,
      sort: messageSortSchema.catch('createdAt').parse(search.sort),
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}
