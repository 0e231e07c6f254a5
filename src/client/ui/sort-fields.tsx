import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Select } from './select.tsx';

type Order = 'asc' | 'desc';

interface SortFieldsProps<Sort extends string> {
  sorts: readonly Sort[];
  labels: Record<Sort, () => string>;
  sort: Sort;
  order: Order;
  onSort: (sort: Sort, order: Order) => unknown;
}

/** The sorting that a table has in its heads, for the cards of a narrow screen. */
export function SortFields<Sort extends string>({
  sorts,
  labels,
  sort,
  order,
  onSort,
}: SortFieldsProps<Sort>) {
  return (
    <div className="flex max-w-sm gap-2">
      <Select
        aria-label={m.ui_sort_by()}
        value={sort}
        options={sorts.map((value) => ({ value, label: labels[value]() }))}
        onValueChange={(value) => {
          const chosen = sorts.find((name) => name === value);
          if (chosen) void onSort(chosen, order);
        }}
      />
      <Button
        variant="secondary"
        className="shrink-0"
        onClick={() => void onSort(sort, order === 'asc' ? 'desc' : 'asc')}
      >
        {order === 'asc' ? m.ui_sort_ascending() : m.ui_sort_descending()}
      </Button>
    </div>
  );
}
