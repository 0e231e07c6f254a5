import type {
  CreateEmployeeInput,
  Employee,
  UpdateEmployeeInput,
} from '../../../shared/contracts/employee.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useEmployeesCache } from './use-employees-cache.ts';

type SaveResult =
  | { outcome: 'saved'; employee: Employee }
  | { outcome: 'conflict' }
  | { outcome: 'refused'; issues: FieldIssue[] };

export type SaveEmployee = (
  input: CreateEmployeeInput,
  /** The record as it was when the editing began, and what differs from it; missing for a new one. */
  edited:
    | { base: Pick<Employee, 'id' | 'version'>; changes: Partial<UpdateEmployeeInput> }
    | undefined,
) => Promise<SaveResult>;

/** Creates or updates, tells the result, and answers what the form has to show. */
export function useSaveEmployee(): { save: SaveEmployee; isSaving: boolean } {
  const { refresh } = useEmployeesCache();
  const create = trpc.admin.employees.create.useMutation();
  const update = trpc.admin.employees.update.useMutation();

  return {
    isSaving: create.isPending || update.isPending,
    save: async (input, edited) => {
      let employee: Employee;
      try {
        if (edited) {
          const { id, version } = edited.base;
          employee = await update.mutateAsync({ ...edited.changes, id, version });
        } else employee = await create.mutateAsync(input);
      } catch (error) {
        const { code, message, issues } = readError(error);
        if (code === 'conflict' && edited) {
          await refresh();
          return { outcome: 'conflict' };
        }
        toast({
          title: edited ? m.employees_update_failed() : m.employees_create_failed(),
          description: message,
          variant: 'danger',
        });
        return { outcome: 'refused', issues };
      }
      toast({
        title: edited ? m.employees_updated() : m.employees_created(),
        variant: 'success',
      });
      void refresh();
      return { outcome: 'saved', employee };
    },
  };
}
