import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../trpc.ts';
import { useUsersSearch } from './use-users-search.ts';

/** The page of users that the address describes; the rows before stay while the next ones load. */
export function useUsers() {
  const { search, sort, order } = useUsersSearch();
  return trpc.admin.users.list.useQuery(
    {
      search: search.search,
      role: search.role,
      state: search.state,
      sort,
      order,
      after: search.after,
      before: search.before,
    },
    { placeholderData: keepPreviousData },
  );
}
