import {
  type EmployeeSort,
  type EmployeeSummary,
  employeeSortSchema,
} from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { DataTable, type RowElementProps } from '../../ui/data-table.tsx';
import { SortFields } from '../../ui/sort-fields.tsx';
import { useServerTable } from '../../ui/use-server-table.ts';
import { cardClass } from './card-class.ts';
import { EmployeeActions } from './employee-actions.tsx';
import { EmployeeCard } from './employee-card.tsx';
import { employeeColumns } from './employee-columns.tsx';
import { SortableCard } from './sortable-card.tsx';
import { SortableList } from './sortable-list.tsx';
import { SortableRow } from './sortable-row.tsx';
import { useEmployeesSearch } from './use-employees-search.ts';

interface EmployeesListProps {
  rows: EmployeeSummary[];
  canMove: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onEdit: (id: string) => void;
  onCode: (id: string) => void;
}

function PlainCard({ isSelected, children }: RowElementProps) {
  return (
    <li data-selected={isSelected || undefined} className={cardClass}>
      {children}
    </li>
  );
}

const sortLabels: Record<EmployeeSort, () => string> = {
  displayOrder: m.employees_column_order,
  name: m.employees_column_name,
  position: m.employees_column_position,
  department: m.employees_column_department,
};

export function EmployeesList({
  rows,
  canMove,
  selected,
  onSelect,
  onEdit,
  onCode,
}: EmployeesListProps) {
  const { sort, order, sortBy } = useEmployeesSearch();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const table = useServerTable({
    rows,
    columns: employeeColumns,
    sorts: employeeSortSchema.options,
    sort,
    order,
    onSort: (next, nextOrder) => void sortBy(next, nextOrder),
  });
  const actionsOf = (employee: EmployeeSummary) => {
    const at = rows.indexOf(employee);
    const neighbour = (rows[at + 1] ?? rows[at - 1])?.id;
    return { employee, neighbour, onEdit, onCode, onFocus: onSelect };
  };
  const Card = canMove ? SortableCard : PlainCard;
  const list = isWide ? (
    <DataTable
      label={m.employees_title()}
      table={table}
      selected={selected}
      actions={(employee) => <EmployeeActions {...actionsOf(employee)} />}
      {...(canMove ? { RowElement: SortableRow } : {})}
    />
  ) : (
    <div className="grid gap-3">
      <SortFields
        sorts={employeeSortSchema.options}
        labels={sortLabels}
        sort={sort}
        order={order}
        onSort={sortBy}
      />
      <ul aria-label={m.employees_title()} className="m-0 grid list-none p-0">
        {rows.map((employee) => (
          <Card key={employee.id} id={employee.id} isSelected={employee.id === selected}>
            <EmployeeCard {...actionsOf(employee)} />
          </Card>
        ))}
      </ul>
    </div>
  );
  return canMove ? <SortableList rows={rows}>{list}</SortableList> : list;
}
