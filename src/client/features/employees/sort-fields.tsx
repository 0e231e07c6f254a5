import {
  type EmployeeSort,
  employeeSortSchema,
} from '../../../shared/contracts/employee-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { useEmployeesSearch } from './use-employees-search.ts';

const sortLabels: Record<EmployeeSort, () => string> = {
  displayOrder: m.employees_column_order,
  name: m.employees_column_name,
  position: m.employees_column_position,
  department: m.employees_column_department,
};

/** The sorting that the table has in its heads, for the cards. */
export function SortFields() {
  const { sort, order, sortBy } = useEmployeesSearch();
  return (
    <div className="flex gap-2">
      <Select
        aria-label={m.employees_sort_by()}
        value={sort}
        options={employeeSortSchema.options.map((value) => ({
          value,
          label: sortLabels[value](),
        }))}
        onValueChange={(value) => {
          const column = employeeSortSchema.safeParse(value);
          if (column.success) void sortBy(column.data, order);
        }}
      />
      <Button
        variant="secondary"
        className="shrink-0"
        onClick={() => void sortBy(sort, order === 'asc' ? 'desc' : 'asc')}
      >
        {order === 'asc' ? m.employees_ascending() : m.employees_descending()}
      </Button>
    </div>
  );
}
