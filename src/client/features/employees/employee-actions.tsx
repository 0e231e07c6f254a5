import { QrCode, Trash2 } from 'lucide-react';
import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';
import { useDeleteEmployee } from './use-delete-employee.ts';

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
