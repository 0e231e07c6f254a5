import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { RequestChangeInput } from '../../../shared/contracts/client-portal.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';

type Result = { isSent: true } | { isSent: false; issues: FieldIssue[] };
export type RequestChange = (input: RequestChangeInput) => Promise<Result>;

/** Sends a request, and tells whether it has arrived. */
export function useRequestChange(): { request: RequestChange; isSending: boolean } {
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = trpc.client.requestChange.useMutation();
  return {
    isSending: isPending,
    request: async (input) => {
      try {
        await mutateAsync(input);
      } catch (error) {
        const { message, issues } = readError(error);
        toast({ title: m.client_portal_ask_failed(), description: message, variant: 'danger' });
        return { isSent: false, issues };
      }
      toast({
        title: m.client_portal_ask_sent(),
        description: m.client_portal_ask_sent_text(),
        variant: 'success',
      });
      await queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.client) });
      return { isSent: true };
    },
  };
}
