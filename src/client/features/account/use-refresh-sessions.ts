import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.tsx';

/** Asks again where one is logged in. */
export function useRefreshSessions() {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.public.listSessions) });
}
