import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../trpc.tsx';

/** Asks again whose a profile is; done when it has arrived. */
export function useRefreshAccount() {
  const queryClient = useQueryClient();
  const ask = (queryKey: ReturnType<typeof getQueryKey>) =>
    queryClient.invalidateQueries({ queryKey });
  return () =>
    Promise.all([
      ask(getQueryKey(trpc.admin.employees.getAccount)),
      ask(getQueryKey(trpc.admin.employees.findAccounts)),
      ask(getQueryKey(trpc.admin.users)),
    ]);
}
