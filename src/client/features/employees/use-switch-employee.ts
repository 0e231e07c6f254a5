import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/use-toast.ts';
import { useEmployeesCache } from './use-employees-cache.ts';

type Switches = Partial<Pick<EmployeeSummary, 'isActive' | 'isPublic'>>;

/** Sets active or public: seen at once, taken back when it fails. */
export function useSwitchEmployee() {
  const { change, refresh } = useEmployeesCache();
  const show = (id: string, values: Switches) =>
    change((page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === id ? { ...row, ...values } : row)),
    }));
  const update = trpc.admin.employees.update.useMutation({
    onSuccess: () => toast({ title: m.employees_updated(), variant: 'success' }),
  });

  return {
    isSwitching: update.isPending,
    set: (employee: EmployeeSummary, values: Switches) => {
      const { id, isActive, isPublic } = employee;
      show(id, values);
      update.mutate(
        { id, ...values },
        {
          onError: (error) => {
            show(id, { isActive, isPublic });
            toast({
              title: m.employees_update_failed(),
              description: readError(error).message,
              variant: 'danger',
            });
            void refresh();
          },
        },
      );
    },
  };
}
