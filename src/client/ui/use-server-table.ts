import {
  type ColumnVisibilityState,
  type ReactTable,
  type RowSelectionState,
  type TableOptions,
  useTable,
} from '@tanstack/react-table';
import { type ServerTableFeatures, serverTableFeatures } from './server-table.ts';

type Options<Row extends { id: string }, Sort extends string> = Pick<
  TableOptions<ServerTableFeatures, Row>,
  'columns' | 'onRowSelectionChange' | 'enableRowSelection'
> & {
  rows: Row[];
  /** The names of the columns the server can sort by; heads of the others are no buttons. */
  sorts: readonly Sort[];
  sort: Sort;
  order: 'asc' | 'desc';
  onSort: (sort: Sort, order: 'asc' | 'desc') => void;
  /** The third click on a head, for a list whose own order is none of its columns. */
  onUnsort?: () => void;
  /** Columns that are hidden are `false`. */
  columnVisibility?: ColumnVisibilityState;
  rowSelection?: RowSelectionState;
};

/** A table over one page of rows as the server gave it; a click on a head asks for another order. */
export function useServerTable<Row extends { id: string }, Sort extends string>({
  rows,
  sorts,
  sort,
  order,
  onSort,
  onUnsort,
  columnVisibility = {},
  rowSelection = {},
  ...options
}: Options<Row, Sort>): ReactTable<ServerTableFeatures, Row> {
  const sorting = [{ id: sort, desc: order === 'desc' }];
  return useTable({
    ...options,
    features: serverTableFeatures,
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: onUnsort !== undefined,
    enableMultiSort: false,
    state: { sorting, columnVisibility, rowSelection },
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      if (!next) return onUnsort?.();
      const column = sorts.find((name) => name === next?.id);
      if (column !== undefined) onSort(column, next.desc ? 'desc' : 'asc');
    },
  });
}
