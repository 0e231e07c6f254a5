import type { EmployeeSummary } from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { serverColumns } from '../../ui/server-table.ts';
import { DragHandle } from './drag-handle.tsx';
import { EmployeeContact } from './employee-contact.tsx';
import { EmployeePhoto } from './employee-photo.tsx';
import { RowSwitch } from './row-switch.tsx';

const column = serverColumns<EmployeeSummary>();

export const employeeColumns = column.columns([
  column.accessor('displayOrder', {
    header: () => m.employees_column_order(),
    cell: ({ row, getValue }) => (
      <span className="figures flex items-center gap-1">
        <DragHandle name={row.original.name} />
        {m.ui_number({ value: getValue() })}
      </span>
    ),
  }),
  column.display({
    id: 'photo',
    header: () => m.employees_column_photo(),
    cell: ({ row }) => <EmployeePhoto employee={row.original} className="w-10" />,
  }),
  column.accessor('name', {
    header: () => m.employees_column_name(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-56 min-w-28 wrap-anywhere">
        <bdi>{getValue()}</bdi>
      </span>
    ),
  }),
  column.accessor('position', {
    header: () => m.employees_column_position(),
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-52 min-w-32 wrap-anywhere hyphens-auto">
        {getValue()}
      </span>
    ),
  }),
  column.accessor('department', {
    header: () => m.employees_column_department(),
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-44 min-w-28 wrap-anywhere text-muted">{getValue()}</span>
    ),
  }),
  column.display({
    id: 'contact',
    header: () => m.employees_column_contact(),
    cell: ({ row }) => <EmployeeContact {...row.original} />,
  }),
  column.display({
    id: 'isActive',
    header: () => m.employees_column_state(),
    cell: ({ row }) => <RowSwitch employee={row.original} field="isActive" />,
  }),
  column.display({
    id: 'isPublic',
    header: () => m.employees_column_visibility(),
    cell: ({ row }) => <RowSwitch employee={row.original} field="isPublic" />,
  }),
]);
