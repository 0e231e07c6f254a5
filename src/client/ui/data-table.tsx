import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { ReactTable, RowData } from '@tanstack/react-table';
import { m } from '../../shared/i18n/paraglide/messages.js';
import type { ServerTableFeatures } from './server-table.ts';
import { Table } from './table.tsx';

interface SortHeaderProps {
  /** How the table is sorted by this column now, if it is. */
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
  table: ReactTable<ServerTableFeatures, Row>;
  /** The row that was reached with j and k. */
  selected?: string | undefined;
  /** The buttons of a row, in its last cell. */
  actions?: (row: Row) => ReactNode;
  /** Stands in for the `tr` where a row can do more, such as be dragged. */
  RowElement?: ComponentType<RowElementProps>;
}

export interface RowElementProps {
  id: string;
  isSelected: boolean;
  children: ReactNode;
}

function PlainRow({ isSelected, children }: RowElementProps) {
  return <tr data-selected={isSelected || undefined}>{children}</tr>;
}

/** A table from its description: heads that sort, a row header, figures to the right, the buttons last. */
export function DataTable<Row extends RowData>({
  label,
  table,
  selected,
  actions,
  RowElement = PlainRow,
}: DataTableProps<Row>) {
  const columns = table.getVisibleLeafColumns();
  const rowHeader = columns.find(({ columnDef }) => columnDef.meta?.rowHeader) ?? columns[0];
  return (
    <Table label={label}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => {
              const { id, column } = header;
              const numeric = column.columnDef.meta?.numeric ?? false;
              return column.getCanSort() ? (
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
              <th scope="col">
                <span className="sr-only">{m.ui_actions()}</span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <RowElement key={row.id} id={row.id} isSelected={row.id === selected}>
            {row.getVisibleCells().map((cell) => {
              const isHeader = cell.column.id === rowHeader?.id;
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
            {actions && <td className="num">{actions(row.original)}</td>}
          </RowElement>
        ))}
      </tbody>
    </Table>
  );
}
