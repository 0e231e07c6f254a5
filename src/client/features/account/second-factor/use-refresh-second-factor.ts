import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../trpc.ts';
import { useRefreshSessions } from '../use-refresh-sessions.ts';

/** Asks again for what a change of one's own two-step login changes: each ends the logins elsewhere, too. */
export function useRefreshSecondFactor() {
  const queryClient = useQueryClient();
  const refreshSessions = useRefreshSessions();
  return () => {
    refreshSessions();
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.users) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.settings.get) });
    return queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.public.getSecondFactor) });
  };
}
