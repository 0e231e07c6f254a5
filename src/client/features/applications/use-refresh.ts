import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.tsx';

/** Asks again for what a decision changes. */
export function useRefresh() {
  const queryClient = useQueryClient();
  const ask = (queryKey: ReturnType<typeof getQueryKey>) =>
    queryClient.invalidateQueries({ queryKey });
  return {
    application: (id: string) => ask(getQueryKey(trpc.admin.applications.get, { id }, 'query')),
    applications: () => ask(getQueryKey(trpc.admin.applications)),
    views: () => ask(getQueryKey(trpc.admin.applications.listViews)),
    overview: () => ask(getQueryKey(trpc.admin.overview)),
    settings: () => ask(getQueryKey(trpc.admin.settings.get)),
  };
}
