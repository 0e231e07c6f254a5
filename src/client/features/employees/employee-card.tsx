import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { DragHandle } from './drag-handle.tsx';
import { EmployeeActions, type EmployeeActionsProps } from './employee-actions.tsx';
import { EmployeeContact } from './employee-contact.tsx';
import { EmployeePhoto } from './employee-photo.tsx';
import { RowSwitch } from './row-switch.tsx';

type EmployeeCardProps = EmployeeActionsProps & { employee: EmployeeSummary };

/** A row as a card, for a narrow screen. */
export function EmployeeCard(props: EmployeeCardProps) {
  const { employee } = props;
  const { name, position, department } = employee;
  return (
    <>
      <div className="flex items-start gap-3">
        <EmployeePhoto employee={employee} className="w-14 shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-base font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="wrap-anywhere">
            {department === null ? position : `${position}, ${department}`}
          </p>
          <EmployeeContact {...employee} />
        </div>
        <DragHandle name={name} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <RowSwitch employee={employee} field="isActive" />
        <RowSwitch employee={employee} field="isPublic" />
        <div className="ms-auto">
          <EmployeeActions {...props} />
        </div>
      </div>
    </>
  );
}
