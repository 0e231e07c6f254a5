import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Select } from './select.tsx';

type Order = 'asc' | 'desc';

interface SortFieldsProps<Sort extends string> {
  /** The order of a list as `useListSearch` reads it from the address. */
  list: {
    sorts: readonly Sort[];
    sort: Sort;
    order: Order;
    sortBy: (sort: NoInfer<Sort>, order: Order) => unknown;
  };
  labels: Record<NoInfer<Sort>, () => string>;
}

/** The sorting that a table has in its heads, for the cards of a narrow screen. */
export function SortFields<Sort extends string>({
  list: { sorts, sort, order, sortBy },
  labels,
}: SortFieldsProps<Sort>) {
  return (
    <div className="flex max-w-sm gap-2">
      <Select
        aria-label={m.ui_sort_by()}
        value={sort}
        options={sorts.map((value) => ({ value, label: labels[value]() }))}
        onValueChange={(value) => {
          const chosen = sorts.find((name) => name === value);
          if (chosen) void sortBy(chosen, order);
        }}
      />
      <Button
        variant="secondary"
        className="shrink-0"
        onClick={() => void sortBy(sort, order === 'asc' ? 'desc' : 'asc')}
      >
        {order === 'asc' ? m.ui_sort_ascending() : m.ui_sort_descending()}
      </Button>
    </div>
  );
}
