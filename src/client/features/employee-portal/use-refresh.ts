import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { OwnProfile } from '../../../shared/contracts/employee-portal.ts';
import { trpc } from '../../trpc.tsx';

/** Asks again for what changes by what one does here; each is done when it has arrived. */
export function useInvalidateEmployeePortal() {
  const queryClient = useQueryClient();
  const ask = (queryKey: ReturnType<typeof getQueryKey>) =>
    queryClient.invalidateQueries({ queryKey });
  return {
    dashboard: () => ask(getQueryKey(trpc.employee.getDashboard)),
    resources: () => ask(getQueryKey(trpc.employee.listResources)),
    requests: () => ask(getQueryKey(trpc.employee.listRequests)),
    profile: () => ask(getQueryKey(trpc.employee.getProfile)),
    /** The profile as the server has just answered it. */
    putProfile: (profile: OwnProfile) =>
      queryClient.setQueryData(getQueryKey(trpc.employee.getProfile, undefined, 'query'), profile),
  };
}
