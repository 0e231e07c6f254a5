import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Makes an accepted applicant an employee; sent twice, it leads to what was made first. */
export function useHire() {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const mutation = trpc.admin.employees.hire.useMutation({
    onSuccess: (_, { id }) => {
      void refresh.application(id);
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.employees) });
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.users) });
    },
    onError: (error, { id }) => {
      toast({
        title: m.admin_hire_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
      void refresh.application(id);
    },
  });
  return {
    hire: (id: string) => {
      if (!mutation.isPending) mutation.mutate({ id });
    },
    hired: mutation.data,
    isHiring: mutation.isPending,
  };
}
