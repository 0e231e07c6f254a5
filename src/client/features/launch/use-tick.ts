import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { LaunchChecklist } from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';

const key = getQueryKey(trpc.admin.launch.getChecklist, undefined, 'query');

/** Ticks a line or takes that back, one at a time; what the server answers is the list as it is then. */
export function useTick() {
  const queryClient = useQueryClient();
  return trpc.admin.launch.setTick.useMutation({
    onMutate: () => queryClient.cancelQueries({ queryKey: key }),
    onSuccess: (checklist) => {
      queryClient.setQueryData<LaunchChecklist>(key, checklist);
      void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.activity) });
      void queryClient.invalidateQueries({
        queryKey: getQueryKey(trpc.admin.overview.listActivity),
      });
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.launch_failed(), description: message, variant: 'danger' });
    },
  });
}
