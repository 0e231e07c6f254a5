import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Says that a version was read; what has changed meanwhile is shown afterwards. */
export function useAcknowledge() {
  const ask = useRefresh();
  const refresh = () => Promise.all([ask.resources(), ask.dashboard()]);
  const mutation = trpc.employee.acknowledgeResource.useMutation({
    onSuccess: () => {
      toast({ title: m.employee_portal_acknowledged_toast(), variant: 'success' });
      return refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const isOld = code === 'conflict';
      toast({
        title: m.employee_portal_acknowledge_failed(),
        description: isOld ? m.employee_portal_acknowledge_newer() : message,
        variant: 'danger',
      });
      if (isOld || code === 'not-found') void refresh();
    },
  });
  return { acknowledge: mutation.mutate, isSending: mutation.isPending };
}
