import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.tsx';

/** Asks again for what a changed setting shows: here, in the record of activity, and on the public pages. */
export function useSettingChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    router.clearCache({ filter: ({ routeId }) => routeId === '/public' });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.activity) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.public.getSiteState) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.bookings) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.launch) });
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.settings.get) });
  };
}
