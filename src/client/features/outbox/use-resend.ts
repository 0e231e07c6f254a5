import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';

/** Sends a mail once more, and asks again for what shows it. */
export function useResend() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: getQueryKey(trpc.admin.mails) });
  return trpc.admin.mails.resend.useMutation({
    onSuccess: () => {
      toast({ title: m.outbox_resent(), description: m.outbox_resent_text(), variant: 'success' });
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const description = code === 'conflict' ? m.outbox_resend_over() : message;
      toast({ title: m.outbox_resend_failed(), description, variant: 'danger' });
      void refresh();
    },
  });
}
