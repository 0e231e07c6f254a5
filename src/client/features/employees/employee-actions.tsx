import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefreshAccount } from './account/use-refresh-account.ts';
import { useEmployeesCache } from './use-employees-cache.ts';
import { QrCode, Trash2 } from 'lucide-react';
import type { EmployeeSummary } from '../../../shared/contracts/employee.ts';
import { Button } from '../../ui/button.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';

/** Deletes at once and offers to undo it. `beforeGone` runs while the row still stands. */
function useDeleteEmployee(beforeGone: () => void) {
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

export interface EmployeeActionsProps {
  employee: EmployeeSummary;
  /** The row that takes the focus when this one is gone. */
  neighbour: string | undefined;
  onEdit: (id: string) => void;
  onCode: (id: string) => void;
  onFocus: (id: string) => void;
}

export const codeButtonId = (id: string) => `code-${id}`;

export function EmployeeActions({
  employee,
  neighbour,
  onEdit,
  onCode,
  onFocus,
}: EmployeeActionsProps) {
  const { id, name } = employee;
  const { remove, isRemoving } = useDeleteEmployee(() => {
    if (neighbour) document.getElementById(editButtonId(neighbour))?.focus();
  });
  const select = () => onFocus(id);
  return (
    <div className="flex justify-end gap-1">
      <EditButton id={id} label={m.employees_edit_of({ name })} onEdit={onEdit} onFocus={onFocus} />
      <Button
        id={codeButtonId(id)}
        variant="quiet"
        size="sm"
        aria-label={m.employees_qr_of({ name })}
        title={m.employees_qr()}
        onClick={() => onCode(id)}
        onFocus={select}
      >
        <QrCode aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        pending={isRemoving}
        aria-label={m.employees_delete_of({ name })}
        title={m.employees_delete()}
        onClick={() => remove(id)}
        onFocus={select}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </div>
  );
}
