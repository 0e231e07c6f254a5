import {
  type ColumnVisibilityState,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { Table } from './table.tsx';

/** Options of a table whose rows the server sorts and pages; the table keeps which column a click asks for. */
const serverTableFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  tableMeta: metaHelper<{
    /** The names of the columns the server can sort by; heads of the others are no buttons. */
    sorts: readonly string[];
  }>(),
  columnMeta: metaHelper<{
    /** Figures, set to the right. */
    numeric?: boolean;
    /** Names the row for screen readers; the first column does where none is marked. */
    rowHeader?: boolean;
  }>(),
});
type ServerTableFeatures = typeof serverTableFeatures;

/** The helper with which a screen describes the columns of such a table. */
export const createServerColumnHelper = <Row extends RowData>() =>
  createColumnHelper<ServerTableFeatures, Row>();

export type ServerColumns<Row extends RowData> = TableOptions<ServerTableFeatures, Row>['columns'];

export type ServerTable<Row extends RowData> = ReactTable<ServerTableFeatures, Row>;

type Options<Row extends { id: string }, Sort extends string> = Pick<
  TableOptions<ServerTableFeatures, Row>,
  'columns' | 'onRowSelectionChange' | 'enableRowSelection'
> & {
  rows: Row[];
  sorts: readonly Sort[];
  /** Missing where the rows have one order. */
  sort: Sort | undefined;
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
}: Options<Row, Sort>): ServerTable<Row> {
  const sorting = sort === undefined ? [] : [{ id: sort, desc: order === 'desc' }];
  return useTable({
    ...options,
    features: serverTableFeatures,
    data: rows,
    meta: { sorts },
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

interface SortHeaderProps {
  /** Direction the table is sorted by this column, if it is. */
  sorted: 'asc' | 'desc' | false;
  onSort: () => void;
  numeric?: boolean;
  children: ReactNode;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column head whose text is the button that sorts by it. */
function SortHeader({ sorted, onSort, numeric = false, children }: SortHeaderProps) {
  const Icon = sorted ? icons[sorted] : ChevronsUpDown;
  return (
    <th
      scope="col"
      aria-sort={sorted ? ariaSort[sorted] : undefined}
      className={cn(numeric && 'num')}
    >
      <button
        type="button"
        onClick={onSort}
        className={cn(
          'inline-flex min-h-6 items-center gap-1 rounded transition-colors hover:text-ink',
          numeric && 'flex-row-reverse',
          sorted && 'text-ink',
        )}
      >
        {children}
        <Icon
          aria-hidden="true"
          strokeWidth={1.75}
          className={cn('size-3.5', sorted ? 'text-sea' : 'opacity-60')}
        />
      </button>
    </th>
  );
}

interface DataTableProps<Row extends RowData> {
  /** Names the table. */
  label: string;
  /** Made by `useServerTable`. */
  table: ServerTable<Row>;
  /** The row that was reached with j and k. */
  selected?: string | undefined;
  /** Called with the row in which the focus arrives. */
  onFocusRow?: (id: string) => void;
  /** The buttons of a row, in its last cell. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Stands in for the `tr` where a row can do more, such as be dragged. */
  RowElement?: ComponentType<RowElementProps> | undefined;
}

export interface RowElementProps {
  id: string;
  isSelected: boolean;
  onFocus?: (() => void) | undefined;
  children: ReactNode;
}

function PlainRow({ isSelected, onFocus, children }: RowElementProps) {
  return (
    <tr data-selected={isSelected || undefined} onFocus={onFocus}>
      {children}
    </tr>
  );
}

/** The text in the head of a column that is shown, if it is one. */
export function columnName<Row extends RowData>(table: ServerTable<Row>, id: string) {
  const header = table.getLeafHeaders().find(({ column }) => column.id === id);
  const template = header?.column.columnDef.header;
  const text: unknown =
    typeof template === 'function' && header ? template(header.getContext()) : template;
  return typeof text === 'string' ? text : undefined;
}

/** The id of the column that names the rows. */
function rowHeaderOf<Row extends RowData>(table: ServerTable<Row>) {
  const columns = table.getVisibleLeafColumns();
  return (columns.find(({ columnDef }) => columnDef.meta?.rowHeader) ?? columns[0])?.id;
}

interface ColumnsCardProps<Row extends RowData> {
  table: ServerTable<Row>;
  /** The row. */
  id: string;
  actions: ReactNode;
}

/** The content of a card from the columns: the row's header, what the others hold under their names, the buttons. */
export function ColumnsCard<Row extends RowData>({ table, id, actions }: ColumnsCardProps<Row>) {
  const rowHeader = rowHeaderOf(table);
  const heads = table.getLeafHeaders();
  const cells = table.getRow(id).getVisibleCells();
  const header = cells.find(({ column }) => column.id === rowHeader);
  return (
    <>
      <div className="text-base font-medium wrap-anywhere">
        {header && <table.FlexRender cell={header} />}
      </div>
      <dl className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 empty:hidden">
        {cells.map((cell) => {
          const head = heads.find(({ column }) => column.id === cell.column.id);
          const isEmpty = cell.column.accessorFn !== undefined && (cell.getValue() ?? '') === '';
          if (cell === header || !head || isEmpty) return null;
          return (
            <Fragment key={cell.id}>
              <dt className="text-muted">
                <table.FlexRender header={head} />
              </dt>
              <dd className="m-0 min-w-0 wrap-anywhere">
                <table.FlexRender cell={cell} />
              </dd>
            </Fragment>
          );
        })}
      </dl>
      <div className="flex justify-end empty:hidden">{actions}</div>
    </>
  );
}

/** A table from its description: heads that sort, a row header, figures to the right, the buttons last. */
export function DataTable<Row extends RowData>({
  label,
  table,
  selected,
  onFocusRow,
  actions,
  RowElement = PlainRow,
}: DataTableProps<Row>) {
  const rowHeader = rowHeaderOf(table);
  return (
    <Table label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const { id, column } = header;
              const numeric = column.columnDef.meta?.numeric ?? false;
              return table.options.meta?.sorts.includes(id) ? (
                <SortHeader
                  key={id}
                  numeric={numeric}
                  sorted={column.getIsSorted()}
                  onSort={() => column.toggleSorting()}
                >
                  <table.FlexRender header={header} />
                </SortHeader>
              ) : (
                <th key={id} scope="col" className={numeric ? 'num' : undefined}>
                  <table.FlexRender header={header} />
                </th>
              );
            })}
            {actions && (
              <th scope="col" className="row-actions">
                <span className="sr-only">{m.ui_actions()}</span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <RowElement
            key={row.id}
            id={row.id}
            isSelected={row.id === selected}
            onFocus={onFocusRow && (() => onFocusRow(row.id))}
          >
            {row.getVisibleCells().map((cell) => {
              const isHeader = cell.column.id === rowHeader;
              const Cell = isHeader ? 'th' : 'td';
              return (
                <Cell
                  key={cell.id}
                  scope={isHeader ? 'row' : undefined}
                  className={cell.column.columnDef.meta?.numeric ? 'num' : undefined}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
            {actions && <td className="num row-actions">{actions(row.original)}</td>}
          </RowElement>
        ))}
      </tbody>
    </Table>
  );
}
