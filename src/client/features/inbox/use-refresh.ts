import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.tsx';

/** Asks again for the inbox and for what counts it; done when it has arrived. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.clients) });
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.inbox) });
  };
}
