import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';

/** Answers a request. `onConflict` runs when somebody else was faster; their answer is loaded by then. */
export function useAnswerRequest(onConflict: () => void) {
  const queryClient = useQueryClient();
  const refresh = async () => {
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.inbox) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.overview) });
    void queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.clients) });
    await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.changeRequests) });
  };
  return trpc.admin.changeRequests.answer.useMutation({
    onSuccess: async () => {
      toast({ title: m.inbox_request_answered_toast(), variant: 'success' });
      await refresh();
    },
    onError: async (error) => {
      const { code, message } = readError(error);
      if (code === 'conflict') {
        await refresh();
        onConflict();
        return;
      }
      toast({ title: m.inbox_request_failed(), description: message, variant: 'danger' });
    },
  });
}
