import { m } from '../../../shared/i18n/paraglide/messages.js';
import { movedRows } from '../../lib/moved-rows.ts';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useEmployeesCache } from './use-employees-cache.ts';

/** Moves somebody to the place of another: seen at once, saved as one call, taken back when that fails. */
export function useOrder() {
  const { read, change, refresh } = useEmployeesCache();
  const reorder = trpc.admin.employees.reorder.useMutation({
    onSuccess: () => toast({ title: m.employees_order_saved(), variant: 'success' }),
    onError: (error) => {
      toast({
        title: m.employees_order_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
      void refresh();
    },
  });

  return (id: string, overId: string) => {
    const page = read();
    const moved = page && movedRows(page.rows, id, overId);
    if (!moved) return;
    const rows = moved.map((row, index) => ({
      ...row,
      displayOrder: index + 1,
    }));
    change((shown) => ({ ...shown, rows }));
    reorder.mutate({ ids: rows.map((row) => row.id) }, { onError: () => change(() => page) });
  };
}
