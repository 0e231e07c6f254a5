import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { getMutationKey, getQueryKey } from '@trpc/react-query';
import {
  type LaunchChecklist,
  type SetTickInput,
  setTickInput,
} from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';

const key = getQueryKey(trpc.admin.launch.getChecklist, undefined, 'query');

interface Ticks {
  tick: (input: SetTickInput) => void;
  /** What is under way or waits for its turn. */
  sending: SetTickInput[];
}

/** Ticks lines or takes that back, one after the other; what the server answers is the list as it is then. */
export function useTick(): Ticks {
  const queryClient = useQueryClient();
  const { mutate } = trpc.admin.launch.setTick.useMutation({
    scope: { id: 'launch' },
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
  const sending = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.admin.launch.setTick), status: 'pending' },
    select: ({ state }) => setTickInput.safeParse(state.variables).data,
  });
  return { tick: mutate, sending: sending.filter((input) => input !== undefined) };
}
