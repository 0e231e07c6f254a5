import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Removes somebody's second factor, and tells the result. */
export function useRemoveSecondFactor() {
  const refresh = useRefresh();
  return trpc.admin.users.removeSecondFactor.useMutation({
    onSuccess: () => {
      toast({ title: m.second_factor_removed(), variant: 'success' });
      void refresh();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.second_factor_remove_failed(), description: message, variant: 'danger' });
      void refresh();
    },
  });
}
