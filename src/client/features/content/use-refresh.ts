import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.tsx';

/** Asks for the articles again; done when they have arrived. */
export function useRefresh() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.news.list) }),
      queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.news.get) }),
    ]);
  };
}
