import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.tsx';

/** Asks again for the users, and for what counts them. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview) });
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.users) });
  };
}
