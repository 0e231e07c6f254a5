import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useRefreshAccount } from './account/use-refresh-account.ts';
import { useEmployeesCache } from './use-employees-cache.ts';

/** Deletes at once and offers to undo it. `beforeGone` runs while the row still stands. */
export function useDeleteEmployee(beforeGone: () => void) {
  const { refresh: refreshEmployees } = useEmployeesCache();
  const refreshAccounts = useRefreshAccount();
  // The access of the account goes and comes back with the profile.
  const refresh = () => Promise.all([refreshEmployees(), refreshAccounts()]);
  const restore = trpc.admin.employees.restore.useMutation({
    onSuccess: () => {
      toast({ title: m.employees_restored(), variant: 'success' });
      void refresh();
    },
    onError: (error) =>
      toast({
        title: m.employees_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.employees.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.employees_deleted(),
        variant: 'success',
        action: { label: m.employees_undo(), onSelect: () => restore.mutate({ id }) },
      });
      beforeGone();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.employees_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh();
    },
  });
  return {
    remove: (id: string) => remove.mutate({ id }),
    isRemoving: remove.isPending,
  };
}
